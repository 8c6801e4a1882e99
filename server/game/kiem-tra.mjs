// Repeats a draw of the shop from its proof, with nothing but Node (22 or newer):
//   node kiem-tra.mjs QSTT-2025.json        the proof is downloaded at /minh-bach/{slug}/
// It recomputes the commitment, the chain of entries, and every result or rank, and names what does not hold.
// Signatures of the public randomness (BLS12-381) are checked on the page: Node has no such curve, and one written
// out here would be longer than all else. Here it is checked that the randomness of a round is its signature's hash.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const proof = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const { box, entries, secret, commitment, beacon, ranking } = proof
const faults = []
const fault = (what, number) =>
  faults.push(number === undefined ? what : `${what}, entry ${number}`)
const sha256 = (data) => createHash('sha256').update(data).digest('hex')
const keyed = secret && Buffer.from(secret, 'hex')
const hmac = (text) => createHmac('sha256', keyed).update(text).digest('hex')
const roundAfter = (at) =>
  Math.max(1, Math.floor((at - box.beacon.genesis * 1000) / (box.beacon.period * 1000)) + 2)
const chunks = (digest) => [0, 12, 24, 36, 48].map((at) => parseInt(digest.slice(at, at + 12), 16))

// 1. The commitment: sha256 of the secret, a line break, and the box as JSON with sorted keys.
const sorted = (value) =>
  Array.isArray(value)
    ? `[${value.map(sorted)}]`
    : value === null || typeof value !== 'object'
      ? JSON.stringify(value)
      : `{${Object.keys(value)
          .toSorted()
          .map((key) => `${JSON.stringify(key)}:${sorted(value[key])}`)}}`
if (secret && sha256(`${secret}\n${sorted(box)}`) !== commitment) fault('the commitment')

// 2. The chain: numbers without a gap, each entry with the hash of the one before it.
let before = commitment
entries.forEach((entry, index) => {
  const { number, at, source, store = '', seal, previous_hash: previous, entry_hash: hash } = entry
  if (number !== index + 1) fault('the number', number)
  if (previous !== before) fault('the link', number)
  if (!(Date.parse(at) >= Date.parse(entries[index - 1]?.at ?? at))) fault('the time', number)
  const right = sha256([previous, box.slug, number, at, source, store, seal].join('|'))
  if (right !== hash) fault('the hash', number)
  before = hash
})

// 3. The public randomness: that of a round is the hash of its signature.
const rounds = new Map((beacon?.rounds ?? []).map((each) => [each.round, each.randomness]))
for (const { round, randomness, signature } of beacon?.rounds ?? []) {
  if (sha256(Buffer.from(signature, 'hex')) !== randomness)
    fault(`the randomness of round ${round}`)
}
const digestOf = ({ number, entry_hash: hash }, randomness) =>
  hmac(`${box.slug}|${number}|${hash}|${randomness}`)

// 4. A number draw: closed with the hash of its last entry, decided by the round fixed then, ranked by digest.
function checkRanks() {
  if (!ranking) return fault('the root')
  const closed = Date.parse(ranking.closed_at)
  if (ranking.root !== before) fault('the root')
  if (!(closed >= Date.parse(box.closes_at))) fault('the time of closing')
  if (box.beacon && ranking.round !== roundAfter(closed + 60_000)) fault('the round')
  const randomness = box.beacon ? rounds.get(ranking.round) : ''
  if (randomness === undefined) return fault('a missing round')
  const count = box.lots.reduce((sum, lot) => sum + lot.quantity, box.reserves)
  const right = entries
    .filter((entry) => entry.cancelled_after === undefined)
    .map((entry) => ({ number: entry.number, score: digestOf(entry, randomness) }))
    .toSorted((a, b) => (a.score < b.score ? -1 : a.score > b.score ? 1 : a.number - b.number))
    .slice(0, count)
  if (right.length !== ranking.ranks.length) fault('the number of ranks')
  ranking.ranks.forEach(({ rank, number, score }, index) => {
    const is = right[index]
    if (rank !== index + 1 || is?.number !== number || is.score !== score) fault('the rank', number)
  })
}

// 5. Instant prizes: each entry draws from what is free and not drawn. First how much is free at a moment.
const hour = 3_600_000
const opens = Date.parse(box.opens_at)
const closes = Date.parse(box.closes_at)
const dayOf = (at) => Math.floor((at + 7 * hour) / (24 * hour))
function curveOf(from, to) {
  const { days, hours } = box.pacing
  const weigh = (at) =>
    (days.length ? (days[dayOf(at) - dayOf(opens)] ?? 0) : 1) *
    (hours[new Date(at + 7 * hour).getUTCHours()] ?? 1)
  const sum = (weight) => {
    const parts = []
    for (let at = from, total = 0; at < to;) {
      const end = Math.min(to, at - (at % hour) + hour)
      const w = weight(at)
      parts.push({ end, w, total: (total += w * (end - at)) })
      at = end
    }
    return parts
  }
  const weighed = sum(weigh)
  const parts = weighed.at(-1)?.total > 0 ? weighed : sum(() => 1)
  return (at) => {
    if (at <= from) return 0
    const part = parts.find(({ end }) => end >= at)
    return part ? (part.total - part.w * (part.end - at)) / parts.at(-1).total : 1
  }
}
function checkResults() {
  const { lots, blanks, slug } = box
  const lastDay = Math.max(opens, dayOf(closes - 1) * 24 * hour - 7 * hour)
  const [whole, last] = [curveOf(opens, closes), curveOf(lastDay, closes)]
  const early = lastDay > opens ? curveOf(opens, lastDay) : null
  const taken = { lots: lots.map(() => 0), blanks: 0 }
  const turn = (lot, unit) => chunks(hmac(`${slug}|unit|${lot}|${unit}`))[0] / 2 ** 48
  const freeOf = (share, lot, first, count) => {
    const units = Math.floor(share * count)
    return units >= count
      ? count
      : units + (turn(lot, first + units) <= share * count - units ? 1 : 0)
  }
  const free = (lot, at) => {
    const { quantity, last_day: share } = lots[lot]
    const late = early ? Math.round((quantity * share) / 100) : 0
    if (late === 0) return freeOf(whole(at), lot, 0, quantity)
    return freeOf(early(at), lot, 0, quantity - late) + freeOf(last(at), lot, quantity - late, late)
  }
  const pick = (counts, digest) => {
    const total = counts.reduce((sum, count) => sum + count, 0)
    if (total === 0) return null
    const fair = 2 ** 48 - (2 ** 48 % total)
    let chunk
    for (let from = digest; (chunk = chunks(from).find((each) => each < fair)) === undefined;)
      from = sha256(from)
    let rest = chunk % total
    return counts.findIndex((count) => (rest -= count) < 0)
  }
  const resultOf = (entry, at, digest) => {
    const mine = [...lots.keys()].filter(
      (lot) => !lots[lot].store || lots[lot].store === entry.store,
    )
    const units = mine.map((lot) => Math.max(0, free(lot, at) - taken.lots[lot]))
    const place = pick(
      [...units, Math.max(0, Math.floor(whole(at) * blanks) - taken.blanks)],
      digest,
    )
    if (place !== null) return mine[place] ?? null
    if (taken.blanks < blanks) return null
    const left = pick(
      mine.map((lot) => lots[lot].quantity - taken.lots[lot]),
      digest,
    )
    return left === null ? null : mine[left]
  }
  const count = (lot, by) => (lot === null ? (taken.blanks += by) : (taken.lots[lot] += by))
  const results = new Map()
  const back = Map.groupBy(entries, (entry) => entry.cancelled_after ?? -1)
  if (proof.drawn !== entries.length) fault('how many are drawn')
  for (const entry of entries.slice(0, proof.drawn)) {
    const { number, cancelled_after: after = Infinity, result } = entry
    const at = Date.parse(entry.at)
    if (after >= number) {
      const randomness = box.beacon ? rounds.get(roundAfter(at)) : ''
      if (randomness === undefined) fault('a missing round', number)
      const lot = resultOf(entry, at, digestOf(entry, randomness ?? ''))
      count(lot, 1)
      results.set(number, lot)
      if (result && result.lot !== lot) fault('the result', number)
    } else if (result) fault('the result', number)
    for (const each of back.get(number) ?? [])
      if (results.has(each.number)) count(results.get(each.number), -1)
  }
}

if (secret && box.kind === 'draw') checkRanks()
else if (secret) checkResults()
const done = secret ? 'all repeated' : 'still open: the chain alone'
process.stdout.write(`${box.slug}: ${entries.length} entries, ${done}\n`)
const wrong = faults.slice(0, 20).join('; ')
if (rounds.size > 0)
  process.stdout.write(
    `signatures of ${rounds.size} rounds: not checked here (Node has no BLS12-381); see /minh-bach/${box.slug}/\n`,
  )
process.stdout.write(faults.length > 0 ? `DOES NOT HOLD: ${wrong}\n` : 'HOLDS\n')
process.exitCode = faults.length > 0 ? 1 : 0
