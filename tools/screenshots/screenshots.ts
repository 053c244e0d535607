// `npm run build -- screenshots`: starts a server, plays battles to good moments, and takes each page in four formats: night, paper, laptop, phone.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium as playwright } from '@playwright/test'
import { Client } from '../../apps/server/test/client.ts'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { findChromium, NO_CHROMIUM } from '../build/chromium.ts'
import { root } from '../build/run.ts'
import { buildWeb } from '../build/web.ts'
import { screenshotsFor } from './pages.ts'
import { fileOf, SCREEN_FORMATS, take } from './screenshot.ts'

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const { values, positionals } = parseArgs({
  options: { folder: { type: 'string', default: join(root, '.screenshots') }, documents: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const DOCUMENTS = join(root, 'docs/pictures')
const folder = values.documents ? DOCUMENTS : values.folder
const executablePath = findChromium()
if (executablePath === undefined) {
  console.error(NO_CHROMIUM)
  process.exit(1)
}
if ((await buildWeb()) !== 0) process.exit(1)
mkdirSync(folder, { recursive: true })
const server = await spawnServer()
const browser = await playwright.launch({ executablePath, args: ARGS })
try {
  const client = new Client(server.url)
  await client.ask('PUT', '/api/me', { name: 'lantern' })
  const photographer = { server, browser, client, folder }
  const wanted = screenshotsFor(client).filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  for (const screenshot of wanted)
    for (const format of SCREEN_FORMATS)
      if (!values.documents || existsSync(join(DOCUMENTS, fileOf(screenshot, format)))) await take(photographer, screenshot, format)
} finally {
  await browser.close()
  await server.stop()
}
