// Very many streams, many of them at one table: whether the server still answers, and what a stream costs.
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchFigure, type BenchItem, share } from './figure.ts'
import { inFreshFolder, type Program, program, run, type Server, serve, type Usage } from './http/program.ts'
import { KeptConnection } from './http/wire.ts'

const STREAMS = 10_000
const AT_ONE = 2_000
/** Streams at one table, to compare the processor time of each. */
const STEPS = [500, 1_000, 2_000]
const HEALTH_EVERY_MS = 20
const KB = 1024
/** More than the connections of the load besides its streams. */
const OTHER_CONNECTIONS = 200

/** Asks for the health of a server again and again, and keeps the waiting times in ms. */
class HealthWatch {
  readonly #wire: KeptConnection
  #waits: number[] = []
  #over = false
  readonly #done: Promise<void>

  constructor(url: string) {
    this.#wire = new KeptConnection(new URL(url), '127.0.2.1')
    this.#done = this.#ask()
  }
  async #ask(): Promise<void> {
    while (!this.#over) {
      const asked = performance.now()
      const { status } = await this.#wire.ask('GET', '/healthz', '')
      if (status !== 200) throw new Error(`the health check was answered with ${status}`)
      this.#waits.push(performance.now() - asked)
      await pause(HEALTH_EVERY_MS)
    }
  }
  /** Forgets all answers up to the one after the next. */
  async restart(): Promise<void> {
    this.#waits = []
    while (this.#waits.length < 2) await pause(HEALTH_EVERY_MS)
    this.#waits = []
  }
  /** The waiting times since the last call. */
  take(): readonly number[] {
    const taken = this.#waits
    this.#waits = []
    return taken
  }
  async end(): Promise<void> {
    this.#over = true
    await this.#done
    this.#wire.close()
  }
}

/** The steps of the load after its tables are open. */
const ACTS = ['one', 'open', 'entry', 'closed']
/** The usage of the server and the waiting times of health checks, at the end of each step. */
type Steps = ReadonlyMap<string, { readonly usage: Usage; readonly waits: readonly number[] }>

async function measured(streams: number, atOne: number): Promise<Steps> {
  return inFreshFolder(async (folder) => {
    const server = await serve(program('server.ts'), [folder, '200', 'limited'], ['--expose-gc'])
    const load = run(program('stream-load.ts'), [server.url, String(streams), String(atOne)])
    const health = new HealthWatch(server.url)
    const steps = new Map<string, { readonly usage: Usage; readonly waits: readonly number[] }>()
    for (let step = ''; step !== 'closed'; load.tell('go')) {
      step = (await load.hear<{ readonly step: string }>()).step
      const waits = health.take()
      steps.set(step, { usage: step === 'closed' ? await closed(server) : await server.usage(), waits })
      // The garbage collection of `usage` stops the server, which is not to be measured.
      await health.restart()
    }
    await health.end()
    await ended(load, server)
    return steps
  })
}
/** The usage of a server once it has noticed that the streams were closed. */
async function closed(server: Server): Promise<Usage> {
  let turn = 0
  for (;;) {
    const usage = await server.usage()
    turn = Math.max(turn, usage.turn)
    if (usage.connections < OTHER_CONNECTIONS) return { ...usage, turn }
    await pause(HEALTH_EVERY_MS)
  }
}
async function ended(...programs: readonly Program[]): Promise<void> {
  for (const each of programs) await each.end()
}

const usageAt = (steps: Steps, step: string): Usage => {
  const known = steps.get(step)
  if (!known) throw new Error(`the load has no step ${step}`)
  return known.usage
}

export const item: BenchItem = {
  title: 'Ten thousand streams',
  about: `Another process opens ${STREAMS.toLocaleString('en')} streams from 100 local addresses, ${AT_ONE.toLocaleString('en')} of them at one table, where an entry follows. Then it closes them. It opens and closes 500 at a time. The server has its normal limits. A third process asks for /healthz every ${HEALTH_EVERY_MS} ms. All processes share the cores.`,
  async figures(progress) {
    progress(`fair-streams: ${STREAMS} streams`)
    const steps = await measured(STREAMS, AT_ONE)
    const waits = ACTS.flatMap((step) => steps.get(step)?.waits ?? [])
    const [begin, open] = [usageAt(steps, 'begin'), usageAt(steps, 'open')]
    const figures: BenchFigure[] = [
      { what: 'health check, median', value: share(waits, 0.5), unit: 'ms' },
      { what: 'health check, 99 % within', value: share(waits, 0.99), unit: 'ms' },
      {
        what: 'health check, longest',
        value: Math.max(...waits),
        unit: 'ms',
        aim: { most: 100 },
        note: `of ${waits.length}; ${Math.round(Math.max(...(steps.get('begin')?.waits ?? [])))} ms before the first stream`,
      },
      {
        what: 'longest time for which the server looks at no other request',
        value: Math.max(...ACTS.map((step) => usageAt(steps, step).turn)),
        unit: 'ms',
        aim: { most: 100 },
        note: 'processor time, which other programs do not change',
      },
      { what: 'resident memory for each stream', value: (open.rss - begin.rss) / STREAMS / KB, unit: 'kB', aim: { most: 40 } },
      { what: 'processor time to open all', value: open.cpu - begin.cpu, unit: 'ms' },
    ]
    const each: number[] = []
    for (const streams of STEPS) {
      progress(`fair-streams: ${streams} streams at one table`)
      const alone = await measured(streams, streams)
      const cpu = usageAt(alone, 'closed').cpu - usageAt(alone, 'begin').cpu
      each.push(cpu / streams)
      figures.push({ what: `${streams.toLocaleString('en')} streams at one table: processor time`, value: cpu, unit: 'ms' })
    }
    const [, half = 0, all = 0] = each
    figures.push({
      what: 'processor time for each stream, 2,000 compared with 1,000',
      value: all / half,
      unit: 'times',
      aim: { most: 1.2 },
    })
    return figures
  },
}
