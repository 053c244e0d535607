// A child process: very many who watch one match, and how long it takes until the last of them has heard of an entry.
import { setTimeout as pause } from 'node:timers/promises'
import { Guest } from './guest.ts'

const [url = '', viewers = '1000', entries = '40'] = process.argv.slice(2)
const guest = new Guest(new URL(url))
await guest.open()
let hear = (): void => undefined
const ears = Array.from({ length: Number(viewers) }, () => guest.watch(() => hear()))
// The opening comes as the first thing on every stream.
while (ears.some(({ begun }) => !begun)) await pause(10)

/** ms from sending an order until the first, and until the last, has heard of its entry. */
async function round(): Promise<readonly [first: number, last: number]> {
  let left = ears.length
  let first = 0
  const sent = performance.now()
  const all = new Promise<number>((resolve) => {
    hear = () => {
      if (left === ears.length) first = performance.now() - sent
      left -= 1
      if (left === 0) resolve(performance.now() - sent)
    }
  })
  const before = guest.entries
  await guest.order()
  if (guest.entries === before) return round()
  const last = await all
  return [first, last]
}

// Two make the muster and lead to one entry.
await guest.order()
const times: (readonly [number, number])[] = []
for (let entry = 0; entry < Number(entries); entry += 1) {
  times.push(await round())
  await pause(20)
}
for (const ear of ears) ear.close()
guest.close()
const median = (of: readonly number[]): number | undefined => of.toSorted((a, b) => a - b)[of.length >> 1]
const last = times.map((time) => time[1])
process.send?.({ first: median(times.map((time) => time[0])), last: median(last), worst: Math.max(...last) })
process.disconnect?.()
