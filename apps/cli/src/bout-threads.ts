// Plays games of series on threads.
import { Worker } from 'node:worker_threads'
import type { BoutGame, BoutResult, BoutSeries, BoutTask } from './bout.ts'
import { nameOf } from './contender.ts'

/** Two games for each seed, with sides swapped. Equal contenders would repeat the game, so they play each seed once. */
export function gamesFrom(games: number, seed: number, [one, other]: BoutSeries['bots']): readonly BoutGame[] {
  const times = nameOf(one) === nameOf(other) ? 1 : 2
  return Array.from({ length: games }, (_, index) => ({ index, seed: seed + Math.floor(index / times), swapped: index % times === 1 }))
}

/** Plays the games on threads; each takes the next game when it is free. `report` receives each game with its place in the list. */
export async function playTasks(
  tasks: readonly BoutTask[],
  jobs: number,
  report: (task: BoutTask, played: BoutResult) => void,
): Promise<readonly BoutResult[]> {
  const waiting = [...tasks.entries()]
  const done: { readonly place: number; readonly played: BoutResult }[] = []
  await Promise.all(
    Array.from({ length: Math.min(jobs, tasks.length) }, () => {
      const thread = new Worker(new URL('./bout-worker.ts', import.meta.url))
      return new Promise<void>((resolve, reject) => {
        let now = waiting.shift()
        const give = (): void => {
          if (now) thread.postMessage(now[1])
          else void thread.terminate().then(() => resolve())
        }
        thread.on('error', reject)
        thread.on('message', (played: BoutResult) => {
          if (!now) return
          const [place, task] = now
          done.push({ place, played })
          report(task, played)
          now = waiting.shift()
          give()
        })
        give()
      })
    }),
  )
  return done.sort((a, b) => a.place - b.place).map(({ played }) => played)
}
