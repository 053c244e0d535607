// The processes of a server with the setting PROCESSES.
import { spawnSync } from 'node:child_process'
import type { Spawned } from './spawn-server.ts'

/** The system's ids of the processes that the primary one has started, by their number. */
export function childProcesses({ pid }: Pick<Spawned, 'pid'>): ReadonlyMap<number, number> {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=', '-o', 'pid=', '-o', 'args='], { encoding: 'utf8' })
  const rows = stdout.matchAll(/^ *(\d+) +(\d+) .*child\.ts (\d+) /gm)
  return new Map([...rows].flatMap(([, parent, child, number]) => (Number(parent) === pid ? [[Number(number), Number(child)]] : [])))
}
