const { PARTICIPANT = '', STUDY = '', ERASE } = process.env
if (PARTICIPANT && STUDY) throw new Error('Set PARTICIPANT or STUDY, not both.')
if (!STUDY && !/^U\d{10}$/.test(PARTICIPANT)) throw new Error('Set PARTICIPANT to one ID, such as U1234567890.')
if (STUDY && !/^[0-9a-z]{20}$/.test(STUDY)) throw new Error('Set STUDY to one ID of 20 characters.')
const lamp = db.getSiblingDB('LampV2')
const inStudy = (name) => lamp.getCollection(name).distinct('_id', { _parent: STUDY })
const people = STUDY ? inStudy('participant') : [PARTICIPANT]
const all = STUDY ? [STUDY, ...people, ...inStudy('activity'), ...inStudy('sensor')] : people
const places = [
  ['activity_event', { _parent: { $in: people } }],
  ['sensor_event', { _parent: { $in: people } }],
  ['tag', { $or: [{ _parent: { $in: all } }, { type: { $in: all } }] }],
  ['credential', { origin: { $in: all } }],
]
// The records come last, so that a run that was interrupted finds everything again.
if (STUDY) places.push(['activity', { _parent: STUDY }], ['sensor', { _parent: STUDY }])
places.push(['participant', { _id: { $in: people } }])
if (STUDY) places.push(['study', { _id: STUDY }])
for (const [name, filter] of places) {
  const collection = lamp.getCollection(name)
  const before = collection.countDocuments(filter)
  if (ERASE && ERASE === (STUDY || PARTICIPANT)) collection.deleteMany(filter)
  print(`${name}: ${before} before, ${collection.countDocuments(filter)} after`)
}
for (const { _parent, key, value } of lamp.tag.find({ value: { $regex: all.join('|') } })) {
  const id = all.find((one) => value.includes(one))
  print(`The tag ${key} of ${_parent} mentions ${id}. Read it, and change it by hand.`)
}
