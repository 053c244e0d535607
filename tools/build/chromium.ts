// Finds a Chromium on this machine, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The shell without windows comes first: it takes 30 % less processor time than a full Chromium, which loads pages of its own. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge']

/** The message if no Chromium was found and none could be installed. */
export const NO_CHROMIUM = `No Chromium was found. Do one of these:
  CHROMIUM_PATH=/path/to/chromium npm test
  put chromium-headless-shell, chromium, chromium-browser, google-chrome or microsoft-edge on the PATH
  apt-get install -y --no-install-recommends chromium-headless-shell     (Debian, as root)
  npx playwright install chromium`

/** The path of a Chromium, or undefined if none was found and none could be installed. */
export function findChromium(): string | undefined {
  return installed() ?? fromDebian() ?? fromPlaywright()
}

/** Whether the command prints a version. Some distributions have scripts of these names that only explain how to install. */
const answers = (command: string): boolean => /\d+\.\d+/.test(output(command, ['--version']))

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return answers(named) ? named : undefined
  const onPath = NAMES.find(answers)
  if (onPath) return output('which', [onPath]).trim() || onPath
  return ofPlaywright()
}

function ofPlaywright(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) && answers(path) ? path : undefined
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('Installing Chromium with apt-get (once, about 15 seconds) …')
  if (!succeeds('apt-get', ['update'])) return undefined
  const fetched = ['chromium-headless-shell', 'chromium'].find(
    (name) => succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]) && answers(name),
  )
  return fetched && output('which', [fetched]).trim()
}

function fromPlaywright(): string | undefined {
  console.log('Installing Chromium with Playwright (once) …')
  return succeeds('npx', ['playwright', 'install', 'chromium']) ? ofPlaywright() : undefined
}

/** Milliseconds after which a command counts as hung. A first start on a busy machine is slow. */
const HUNG = 5 * 60_000

function output(command: string, args: readonly string[]): string {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: HUNG })
  return status === 0 ? stdout : ''
}
const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0
