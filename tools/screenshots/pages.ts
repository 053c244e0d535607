// The pages to take, with the matches and designs that they need.
import { makeBot } from '@admiralty/bots'
import { seededDice } from '@admiralty/kernel'
import { type EarthExpects, system as earthExpects } from '@admiralty/systems/earth-expects'
import { policy as earthExpectsMind } from '@admiralty/systems/earth-expects/bots'
import { system } from '@admiralty/systems/easystar'
import { policy } from '@admiralty/systems/easystar/bots'
import type { Page } from '@playwright/test'
import type { Client } from '../../apps/server/test/client.ts'
import { type Driven, drive } from '../shared/drive.ts'
import { type Aimed, aimIn, type EasyStarView, isWorthDrawing, players } from './moment.ts'
import type { Screenshot } from './screenshot.ts'

const SEATS = ['yellow', 'blue']
type Holders = Readonly<Record<string, 'me' | 'bot:ensign' | 'invite'>>
const openMatch = (client: Client, title: string, seats: Holders): Promise<string> =>
  client.open({ system: 'easystar', scenario: 'battle', options: { budget: 500 }, seats, value: 'luck', title })

interface Found extends Driven<EasyStarView> {
  readonly match: string
  readonly aim: Aimed
}
const TRIES = 60
async function battle(client: Client): Promise<Found> {
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const match = await openMatch(client, 'Off Lerwick', { yellow: 'me', blue: 'me' })
    const choose = players(seed)
    const found = await drive<EasyStarView>({ client, match, seats: SEATS, choose, stop: (seen, _, call) => isWorthDrawing(seen, call) })
    const aim = found && aimIn(found.seen.view)
    if (found && aim) return { ...found, match, aim }
  }
  throw new Error(`no good moment for a screenshot in ${TRIES} battles`)
}

/** A match that two bots have played to its end. */
async function foughtOut(client: Client): Promise<string> {
  const match = await openMatch(client, 'The second of March', { yellow: 'me', blue: 'me' })
  const bot = makeBot(system, policy, 'ensign')
  const dice = seededDice(3)
  await drive<EasyStarView>({ client, match, seats: SEATS, choose: (view) => bot(view, dice).order, stop: () => false })
  return match
}

/** A match of Earth Expects at the choice of targets in turn three or later, with a damaged ship. */
async function fireToCommit(client: Client): Promise<string> {
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const seats: Holders = { yellow: 'me', blue: 'me' }
    const match = await client.open({ system: 'earth-expects', scenario: 'flotillas', seats, value: 'luck', title: 'Off Callisto' })
    const bot = makeBot(earthExpects, earthExpectsMind, 'ensign')
    const dice = seededDice(seed)
    const damaged = (view: EarthExpects['view']): boolean => Object.values(view.ships).some(({ levels }) => Object.keys(levels).length > 2)
    const found = await drive<EarthExpects['view']>({
      client,
      match,
      seats: SEATS,
      choose: (view) => bot(view, dice).order,
      stop: ({ view }, _, call) => call.kind === 'commit' && view.turn >= 3 && damaged(view),
    })
    if (found) return match
  }
  throw new Error(`no good choice of targets for a screenshot in ${TRIES} battles`)
}

/** Selects the ship, and moves to its shot with the arrow keys. */
async function aimAt(page: Page, { ship, shot }: Aimed): Promise<void> {
  await page
    .locator('section.ask .row')
    .nth(ship - 1)
    .click()
  await page.getByText('Choose a weapon and a target.', { exact: true }).waitFor()
  for (let down = 0; down < shot; down += 1) await page.keyboard.press('ArrowDown')
  await page.getByRole('complementary', { name: 'Odds and reasons' }).waitFor()
}

const heading =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('heading', { name }).first().waitFor()
const words =
  (text: string) =>
  (page: Page): Promise<void> =>
    page.getByText(text).first().waitFor()

/** Plays the battles, and returns all pages to take. */
export async function screenshotsFor(client: Client): Promise<readonly Screenshot[]> {
  const { match, seat, aim } = await battle(client)
  const over = await foughtOut(client)
  const flotillas = await fireToCommit(client)
  const waiting = await openMatch(client, 'Convoy to Lerwick', { yellow: 'me', blue: 'invite' })
  const beginning = await openMatch(client, 'The narrow seas', { yellow: 'me', blue: 'bot:ensign' })
  const [design] = system.shipyard?.ready ?? []
  const saved = await client.post<{ id: string }>('/api/designs', { system: 'easystar', name: 'Broadside', design })
  return [
    { name: 'home', path: '', ready: words('Off Lerwick') },
    { name: 'set-up', path: 'set?game=easystar', ready: heading('EasyStar: new game') },
    { name: 'waiting', path: `table/${waiting}`, ready: words('Waiting room') },
    { name: 'fleet', path: `table/${beginning}`, ready: heading('Choose a fleet') },
    { name: 'table', path: `table/${match}?as=${seat}`, ready: (page) => aimAt(page, aim) },
    {
      name: 'table-text',
      path: `table/${match}?as=${seat}`,
      async ready(page, { touch }) {
        if (touch) await page.getByRole('button', { name: 'Log' }).click()
        await page.getByRole('button', { name: 'Text view' }).click()
      },
    },
    { name: 'result', path: `table/${over}?as=yellow`, ready: (page) => page.getByRole('region', { name: 'Result' }).waitFor() },
    { name: 'replay', path: `replay/${over}#60`, ready: (page) => page.getByRole('region', { name: 'Timeline' }).waitFor() },
    { name: 'designer', path: `designer/easystar?design=${saved.body.id}`, ready: words('Left to spend') },
    { name: 'designs', path: 'designer', ready: words('EasyStar') },
    { name: 'print', path: `print/easystar?design=${saved.body.id}`, ready: (page) => page.locator('.print-desk svg').first().waitFor() },
    { name: 'learn', path: 'learn/easystar', ready: words('ten moves') },
    { name: 'first-battle', path: 'learn/easystar/first-battle', ready: heading('A first battle in ten moves') },
    { name: 'position', path: 'learn/easystar/the-shot-that-sinks', ready: (page) => page.locator('section.ask').waitFor() },
    { name: 'rules', path: 'rules/easystar', ready: heading('Players and points') },
    { name: 'records', path: `table/${flotillas}?as=yellow`, ready: (page) => page.locator('section.ask').waitFor() },
    { name: 'hex-sheet', path: 'designer/earth-expects', ready: words('Or start from one of these') },
    { name: 'fairness', path: 'fairness', ready: heading('Fair dice and secrets') },
    { name: 'me', path: 'me', ready: heading('Use another device') },
  ]
}
