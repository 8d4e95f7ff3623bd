import lampCore from "lamp-core";

const LAMP = lampCore.default;
const address = process.env.LAMP_SERVER_ADDRESS ?? "api.lamp.digital";
if (address.startsWith("http://")) LAMP.enableDevMode(); // plain HTTP; only works before `connect`
await LAMP.connect({
  accessKey: process.env.LAMP_ACCESS_KEY,
  secretKey: process.env.LAMP_SECRET_KEY,
  serverAddress: address.replace(/^https?:\/\//, ""),
});
const participant = "U1234567890";

/** Throws if the server refused: many calls then return undefined or an object with `error`. */
function checked(answer, call) {
  if (answer === undefined || answer?.error) throw new Error(`${call}: ${answer?.error ?? "refused"}`);
  return answer;
}

// Studies and participants.
const researcher = checked(await LAMP.Researcher.view("me"), "Researcher.view");
for (const study of checked(await LAMP.Study.allByResearcher(researcher.id), "Study.allByResearcher")) {
  const people = checked(await LAMP.Participant.allByStudy(study.id), "Participant.allByStudy");
  console.log(study.name, people.length, "participants");
}

// Every GPS event of January, page by page, from the newest to the oldest.
const page = 1000;
const from = Date.UTC(2026, 0, 1);
let to = Date.UTC(2026, 1, 1);
const positions = new Map(); // by content, because the next page repeats the event at the edge
let batch;
do {
  batch = checked(
    await LAMP.SensorEvent.allByParticipant(participant, "lamp.gps", from, to, page),
    "SensorEvent.allByParticipant",
  );
  for (const event of batch) positions.set(JSON.stringify(event), event);
  to = batch.at(-1)?.timestamp + 1; // `to` is exclusive
} while (batch.length === page);
console.log(positions.size, "positions");

// Write a tag, then read it: owner, target, key, value.
checked(await LAMP.Type.setAttachment(participant, "me", "org.example.note", { reviewed: true }), "setAttachment");
console.log(checked(await LAMP.Type.getAttachment(participant, "org.example.note"), "getAttachment").data);

// A refused call.
console.log(await LAMP.Type.getAttachment(participant, "org.example.nothing"));
