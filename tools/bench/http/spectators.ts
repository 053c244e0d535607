// A child process: many spectators of one match. Measures how long it takes until the last of them has received an entry.
import { setTimeout as pause } from 'node:timers/promises'
import { Guest } from './guest.ts'

const [url = '', viewers = '1000', entries = '40'] = process.argv.slice(2)
const guest = new Guest(new URL(url))
await guest.open()
let onEntry = (): void => undefined
const streams = Array.from({ length: Number(viewers) }, () => guest.watch(() => onEntry()))
// Every stream begins with the current state.
while (streams.some(({ begun }) => !begun)) await pause(10)

/** In ms from sending an order: until the first and until the last stream has received its entry. */
async function round(): Promise<readonly [first: number, last: number]> {
  let left = streams.length
  let first = 0
  const sent = performance.now()
  const all = new Promise<number>((resolve) => {
    onEntry = () => {
      if (left === streams.length) first = performance.now() - sent
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

// The first entry needs an order of both seats.
await guest.order()
const times: (readonly [number, number])[] = []
for (let entry = 0; entry < Number(entries); entry += 1) {
  times.push(await round())
  await pause(20)
}
for (const stream of streams) stream.close()
guest.close()
const median = (of: readonly number[]): number | undefined => of.toSorted((a, b) => a - b)[of.length >> 1]
const last = times.map((time) => time[1])
process.send?.({ first: median(times.map((time) => time[0])), last: median(last), worst: Math.max(...last) })
process.disconnect?.()
