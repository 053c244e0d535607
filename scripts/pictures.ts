// `npm run pictures`: plays a battle on a server of its own to a moment worth drawing, and takes docs/pictures anew.
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Page, chromium as playwright } from '@playwright/test'
import { Client } from '../apps/server/test/client.ts'
import { type Spawned, spawnServer } from '../apps/server/test/spawn-server.ts'
import { findChromium, NO_CHROMIUM } from './chromium.ts'
import { type Driven, drive } from './pictures/drive.ts'
import { type Aimed, aimIn, isWorthDrawing, players, type View } from './pictures/moment.ts'
import { root } from './run.ts'
import { buildWeb } from './web.ts'

const FOLDER = join(root, 'docs/pictures')
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 400, height: 844 }
const MOST_BYTES = 400_000
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

interface Studio {
  readonly house: Spawned
  readonly browser: Browser
  readonly client: Client
}
interface Sitting {
  readonly size: typeof WIDE
  readonly theme: 'night' | 'paper'
}

async function sit({ house, browser, client }: Studio, { size, theme }: Sitting): Promise<Page> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', hasTouch: size === PHONE, isMobile: size === PHONE })
  const [name = '', value = ''] = client.cookie.split('=')
  await context.addCookies([{ name, value, url: house.url }])
  await context.addInitScript(`localStorage.setItem('admiralty.theme', '${theme}')`)
  return context.newPage()
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready')
  const path = join(FOLDER, `${name}.png`)
  await page.screenshot({ path })
  const { size } = statSync(path)
  if (size > MOST_BYTES) throw new Error(`${name}.png is ${size} bytes, more than ${MOST_BYTES}`)
  console.log(`docs/pictures/${name}.png, ${Math.round(size / 1000)} kB`)
  await page.context().close()
}

const SEATS = ['yellow', 'blue']
const lay = (client: Client, title: string, seats: Readonly<Record<string, 'me' | 'bot:ensign' | 'invite'>>): Promise<string> =>
  client.open({ system: 'easystar', scenario: 'battle', options: { budget: 500 }, seats, value: 'luck', title })

interface Found extends Driven<View> {
  readonly match: string
  readonly aim: Aimed
}
const TRIES = 60
async function battle(client: Client): Promise<Found> {
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const match = await lay(client, 'Off Lerwick', { yellow: 'me', blue: 'me' })
    const choose = players(seed)
    const found = await drive<View>({ client, match, seats: SEATS, choose, stop: (seen, _, call) => isWorthDrawing(seen, call) })
    const aim = found && aimIn(found.seen.view)
    if (found && aim) return { ...found, match, aim }
  }
  throw new Error(`no moment worth drawing in ${TRIES} battles`)
}

/** Takes the ship in hand, and aims its shot with the keys. */
async function aimAt(page: Page, { ship, shot }: Aimed): Promise<void> {
  await page
    .locator('section.ask .row')
    .nth(ship - 1)
    .click()
  await page.getByText('Which weapon, and at whom?', { exact: true }).waitFor()
  for (let down = 0; down < shot; down += 1) await page.keyboard.press('ArrowDown')
  await page.getByRole('complementary', { name: 'Why' }).waitFor()
}

async function tables(studio: Studio, { match, seat, aim }: Found): Promise<void> {
  const sittings = {
    table: { size: WIDE, theme: 'night' },
    'table-paper': { size: WIDE, theme: 'paper' },
    'table-phone': { size: PHONE, theme: 'night' },
  } as const
  for (const [name, sitting] of Object.entries(sittings)) {
    const page = await sit(studio, sitting)
    await page.goto(`${studio.house.url}table/${match}?as=${seat}`)
    await aimAt(page, aim)
    await take(page, name)
  }
}

async function rooms(studio: Studio): Promise<void> {
  const night: Sitting = { size: WIDE, theme: 'night' }
  const yard = await sit(studio, night)
  const match = await lay(studio.client, 'The narrow seas', { yellow: 'me', blue: 'bot:ensign' })
  await yard.goto(`${studio.house.url}table/${match}`)
  await yard.getByRole('button', { name: 'Change it first' }).first().click()
  await yard.getByText('Left to spend').first().waitFor()
  await take(yard, 'yard')

  await lay(studio.client, 'Convoy to Lerwick', { yellow: 'me', blue: 'invite' })
  const shelf = await sit(studio, night)
  await shelf.goto(studio.house.url)
  await shelf.getByRole('heading', { name: 'My tables' }).waitFor()
  await shelf.getByText('Off Lerwick').first().waitFor()
  await take(shelf, 'shelf')

  const rules = await sit(studio, night)
  await rules.goto(`${studio.house.url}rules/easystar`)
  await rules.getByRole('heading', { name: 'Players and points' }).waitFor()
  await take(rules, 'rules')
}

const executablePath = findChromium()
if (executablePath === undefined) {
  console.error(NO_CHROMIUM)
  process.exit(1)
}
if ((await buildWeb()) !== 0) process.exit(1)
mkdirSync(FOLDER, { recursive: true })
const house = await spawnServer({ ADMIRALTY_TEST_GAMES: '0' })
const browser = await playwright.launch({ executablePath, args: ARGS })
try {
  const captain = new Client(house.url)
  await captain.ask('PUT', '/api/me', { name: 'lantern' })
  const found = await battle(captain)
  await tables({ house, browser, client: captain }, found)
  await rooms({ house, browser, client: captain })
} finally {
  await browser.close()
  await house.stop()
}
