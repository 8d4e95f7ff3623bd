const id = process.env.PARTICIPANT ?? ''
if (!/^U\d{10}$/.test(id)) throw new Error('Set PARTICIPANT to one ID, such as U1234567890.')
const lamp = db.getSiblingDB('LampV2')
const places = [
  ['activity_event', { _parent: id }],
  ['sensor_event', { _parent: id }],
  ['tag', { $or: [{ _parent: id }, { type: id }] }],
  ['credential', { origin: id }],
  ['participant', { _id: id }],
]
for (const [name, filter] of places) {
  const collection = lamp.getCollection(name)
  const before = collection.countDocuments(filter)
  if (process.env.ERASE === id) collection.deleteMany(filter)
  print(`${name}: ${before} before, ${collection.countDocuments(filter)} after`)
}
for (const { _parent, key } of lamp.tag.find({ value: { $regex: id } })) {
  print(`The tag ${key} of ${_parent} mentions ${id}. Read it, and change it by hand.`)
}
