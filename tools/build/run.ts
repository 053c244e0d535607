// Runs the project's own commands one after the other, with a line about each: what it does, how long it took.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Step {
  readonly title: string
  readonly command: string
  readonly args: readonly string[]
}

/** Resolves to the exit code. Output goes straight to the terminal. */
export function run({ command, args }: Step): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(1)
    })
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** Each step in turn; stops the whole program at the first that fails. */
export async function runAll(steps: readonly Step[]): Promise<void> {
  const began = Date.now()
  for (const [index, step] of steps.entries()) {
    const started = Date.now()
    console.log(`\n[${index + 1}/${steps.length}] ${step.title}`)
    const code = await run(step)
    console.log(`[${index + 1}/${steps.length}] ${code === 0 ? 'done' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
    if (code !== 0) process.exit(code)
  }
  console.log(`\nAll ${steps.length} steps passed in ${((Date.now() - began) / 1000).toFixed(0)} s.`)
}
