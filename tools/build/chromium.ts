// A Chromium, on any machine: one that is there, or one that can be fetched.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge']

export const NO_CHROMIUM = `No Chromium was found. Any of these helps:
  CHROMIUM_PATH=/path/to/chromium npm test
  chromium, chromium-browser, google-chrome or microsoft-edge on the PATH
  apt-get install -y --no-install-recommends chromium     (Debian, as root)
  npx playwright install chromium`

/** Its path, or undefined when every way failed. */
export function findChromium(): string | undefined {
  return standing() ?? fromDebian() ?? fromPlaywright()
}

/** Distributions put scripts of these names on the PATH that only say how to install: what counts is an answer. */
const answers = (command: string): boolean => /\d+\.\d+/.test(output(command, ['--version']))

function standing(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return answers(named) ? named : undefined
  const onPath = NAMES.find(answers)
  if (onPath) return output('which', [onPath]).trim() || onPath
  return playwrights()
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) && answers(path) ? path : undefined
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('Fetching Chromium with apt-get (once, about a quarter of a minute) …')
  const fetched = succeeds('apt-get', ['update']) && succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  return fetched && answers('chromium') ? output('which', ['chromium']).trim() : undefined
}

function fromPlaywright(): string | undefined {
  console.log('Fetching Chromium with Playwright (once) …')
  return succeeds('npx', ['playwright', 'install', 'chromium']) ? playwrights() : undefined
}

function output(command: string, args: readonly string[]): string {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 })
  return status === 0 ? stdout : ''
}
const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0
