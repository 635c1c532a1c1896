// Real dice in a virtual table: every throw at the Pipsight table is told in the chat (a script macro for Foundry).
// Fill in both; `pipsight gate --link` prints them as http://ADDRESS/#TOKEN.
const ADDRESS = "192.168.1.20:8027";
const TOKEN = "what stands behind the #";

const stream = new WebSocket(`ws://${ADDRESS}/stream`);
stream.onopen = () => stream.send(JSON.stringify({ token: TOKEN }));
stream.onmessage = ({ data }) => {
  const told = JSON.parse(data);
  if (told.kind !== "thrown") return;
  ChatMessage.create({ content: `${[...told.throw.faces, ...told.throw.signs].join(", ")} = ${told.total}` });
};
