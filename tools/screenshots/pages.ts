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
import { type Holders, NEWER, openMatch, SEATS, TRIES } from './battles.ts'
import { type Aimed, aimIn, type EasyStarView, isWorthDrawing, players } from './moment.ts'
import type { ScreenFormat, Screenshot } from './screenshot.ts'

interface Found extends Driven<EasyStarView> {
  readonly match: string
  readonly aim: Aimed
}
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
  await drive<EasyStarView>({ client, match, seats: SEATS, choose: (view, _, call) => bot(view, call, dice).order, stop: () => false })
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
      choose: (view, _, call) => bot(view, call, dice).order,
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

/** Calls `make` when its value is first needed, so that pages that are not taken cost no battle. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** Taps the tab that has the switch on a phone. */
async function showAsText(page: Page, { touch }: ScreenFormat): Promise<void> {
  if (touch) await page.getByRole('button', { name: 'Log' }).click()
  await page.getByRole('button', { name: 'Text view' }).click()
  await page.getByRole('region', { name: 'Text view' }).waitFor()
}

/** All pages to take. */
export function screenshotsFor(client: Client): readonly Screenshot[] {
  const fought = once(() => battle(client))
  const over = once(() => foughtOut(client))
  const flotillas = once(() => fireToCommit(client))
  const waiting = once(() => openMatch(client, 'Convoy to Lerwick', { yellow: 'me', blue: 'invite' }))
  const beginning = once(() => openMatch(client, 'The narrow seas', { yellow: 'me', blue: 'bot:ensign' }))
  const design = once(async () => {
    // The first ready design, under its own name.
    const [ready] = system.shipyard?.ready ?? []
    return (await client.post<{ id: string }>('/api/designs', { system: 'easystar', name: 'Long Guns', design: ready })).body.id
  })
  const games = async (): Promise<string> => {
    for (const match of [fought, over, flotillas, waiting, beginning]) await match()
    return ''
  }
  const inBattle = async (): Promise<string> => {
    const { match, seat } = await fought()
    return `table/${match}?as=${seat}`
  }
  const sheets = (page: Page): Promise<void> => page.locator('.print-desk svg').first().waitFor()
  const result = (page: Page): Promise<void> => page.getByRole('region', { name: 'Result' }).waitFor()
  const timeline = (page: Page): Promise<void> => page.getByRole('region', { name: 'Timeline' }).waitFor()
  const question = (page: Page): Promise<void> => page.locator('section.ask').waitFor()
  return [
    { name: 'home', path: games, ready: words('Off Lerwick') },
    { name: 'set-up', path: 'set?game=easystar', ready: heading('EasyStar: new game') },
    { name: 'waiting', path: async () => `table/${await waiting()}`, ready: words('Waiting room') },
    { name: 'fleet', path: async () => `table/${await beginning()}`, ready: heading('Choose a fleet') },
    { name: 'table', path: inBattle, ready: async (page) => aimAt(page, (await fought()).aim) },
    { name: 'table-text', path: inBattle, ready: showAsText },
    { name: 'result', path: async () => `table/${await over()}?as=yellow`, ready: result },
    { name: 'replay', path: async () => `replay/${await over()}#60`, ready: timeline },
    { name: 'designer', path: async () => `designer/easystar?design=${await design()}`, ready: words('Left to spend') },
    { name: 'designs', path: 'designer', ready: words('EasyStar') },
    { name: 'print', path: async () => `print/easystar?design=${await design()}`, ready: sheets },
    { name: 'learn', path: 'learn/easystar', ready: words('ten moves') },
    { name: 'first-battle', path: 'learn/easystar/first-battle', ready: heading('A first battle in ten moves') },
    { name: 'position', path: 'learn/easystar/the-shot-that-sinks', ready: question },
    { name: 'rules', path: 'rules/easystar', ready: heading('Players and points') },
    { name: 'records', path: async () => `table/${await flotillas()}?as=yellow`, ready: question },
    { name: 'hex-sheet', path: 'designer/earth-expects', ready: words('Or start from one of these') },
    ...Object.entries(NEWER).map(([name, path]) => ({ name, path: () => path(client), ready: question })),
    { name: 'fairness', path: 'fairness', ready: heading('Fair dice and secrets') },
    { name: 'me', path: 'me', ready: heading('Use another device') },
  ]
}
