// Creates the collections of a LAMP server, with their indexes. -1 is descending.
const indexes = {
  researcher: [{ timestamp: 1 }, { timestamp: 1, _id: 1 }],
  study: [{ timestamp: 1 }, { timestamp: 1, _id: 1 }, { timestamp: 1, _id: 1, _parent: 1 }],
  participant: [{ timestamp: 1 }, { _parent: 1, timestamp: 1 }, { _id: 1, _parent: 1, timestamp: 1 }],
  activity: [{ timestamp: 1 }, { timestamp: 1, _parent: 1 }, { _id: 1, timestamp: 1 }, { timestamp: 1, _id: 1, _parent: 1 }],
  sensor: [{ timestamp: 1 }, { timestamp: 1, _parent: 1 }, { _id: 1, timestamp: 1 }, { timestamp: 1, _id: 1, _parent: 1 }],
  activity_event: [{ _parent: -1, activity: -1, timestamp: -1 }, { _parent: -1, timestamp: -1 }],
  sensor_event: [{ _parent: -1, sensor: -1, timestamp: -1 }, { _parent: -1, timestamp: -1 }],
  tag: [{ _parent: 1, type: 1, key: 1 }],
  credential: [{ access_key: 1 }, { origin: 1 }, { origin: 1, access_key: 1 }],
}
const lamp = db.getSiblingDB('LampV2')
for (const [collection, keys] of Object.entries(indexes)) {
  for (const key of keys) lamp.getCollection(collection).createIndex(key)
  print(`${collection}: ${keys.length} indexes`)
}
