// The page as an Activity: Discord's client frames it, and gives it a code that says who looks.
const HANDSHAKE = 0;
const FRAME = 1;
const PATIENCE = 60000; // milliseconds; the person may have to agree first

export async function authorize({ client, parents }) {
  const query = new URLSearchParams(location.search);
  const discord = parent.opener ?? parent; // the frame may be in a window of its own
  const origins = [...parents, location.origin];
  // Nothing that is sent is secret: whoever knows the challenge alone can do nothing with the code.
  const send = (kind, content) => discord.postMessage([kind, content], "*");
  const answer = (meant) => new Promise((done, fail) => {
    const hear = ({ source, origin, data }) => {
      if (source !== discord || !origins.includes(origin) || data?.[0] !== FRAME || !meant(data[1])) return;
      removeEventListener("message", hear);
      if (data[1].evt === "ERROR") fail(new Error(data[1].data?.message));
      else done(data[1].data);
    };
    addEventListener("message", hear);
    setTimeout(() => fail(new Error("no answer")), PATIENCE);
  });

  const ready = answer((said) => said.evt === "READY");
  send(HANDSHAKE, { v: 1, encoding: "json", client_id: client, frame_id: query.get("frame_id") });
  await ready;

  const base64 = (bytes) => btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
  const verifier = base64(crypto.getRandomValues(new Uint8Array(48)));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const nonce = crypto.randomUUID();
  const given = answer((said) => said.nonce === nonce);
  send(FRAME, {
    cmd: "AUTHORIZE",
    nonce,
    args: {
      client_id: client,
      response_type: "code",
      state: "",
      prompt: "none",
      scope: ["identify"],
      code_challenge: base64(new Uint8Array(digest)),
      code_challenge_method: "S256",
    },
  });
  const { code } = await given;
  return { code, verifier, server: query.get("guild_id") ?? "0", channel: query.get("channel_id") ?? "0" };
}
