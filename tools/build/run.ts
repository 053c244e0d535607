// Runs other programs in steps, and prints for each step its title and how long it took.
import { type StdioOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { systemFailure } from '@admiralty/store/system-failure'

/** The folder of the repository, with a slash at the end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A program to run, with a title for messages. */
export interface BuildStep {
  readonly title: string
  readonly command: string
  readonly args: readonly string[]
}
interface Ended {
  readonly code: number
  /** Both streams; empty if they went to the terminal. */
  readonly output: string
}

function start({ command, args }: BuildStep, stdio: StdioOptions): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio, shell: process.platform === 'win32' })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: `${output}${command}: ${systemFailure(error) ?? error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs one program, which writes to the terminal. Resolves to its exit code. */
export async function run(step: BuildStep): Promise<number> {
  const { code, output } = await start(step, 'inherit')
  process.stderr.write(output)
  return code
}

/** Runs the steps of a group at the same time, and the groups in turn. Ends the program with the code of the first failure. */
export async function runAll(groups: readonly (readonly BuildStep[])[]): Promise<void> {
  const count = groups.flat().length
  const allStarted = performance.now()
  const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1)
  let number = 0
  for (const group of groups) {
    const codes = group.map(async (step) => {
      number += 1
      const label = `[${number}/${count}] ${step.title}`
      const started = performance.now()
      console.log(`${label} …`)
      const { code, output } = await start(step, group.length === 1 ? 'inherit' : ['ignore', 'pipe', 'pipe'])
      if (code !== 0) process.stdout.write(output)
      console.log(`${label}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds(started)} s`)
      return code
    })
    const failed = (await Promise.all(codes)).find((code) => code !== 0)
    if (failed !== undefined) process.exit(failed)
  }
  console.log(`All ${count} steps passed in ${seconds(allStarted)} s.`)
}
