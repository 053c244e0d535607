// Malformed input: damaged files at both file pickers, and names that contain markup.
import { writeFileSync } from 'node:fs'
import { seededDice } from '@admiralty/kernel'
import { exportJournal } from '@admiralty/match'
import { system } from '@admiralty/systems/easystar'
import { malformedFiles } from '@admiralty/testkit/malformed-files'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { recordMatch } from '../../apps/cli/src/record-match.ts'
import { Client } from '../../apps/server/test/client.ts'
import { makeFile } from '../../apps/web/src/designer/design-file.ts'
import { expect, LONG, test } from './fixtures.ts'
import { expectNoWiderThanTheScreen } from './page-checks.ts'

const READY = ((system.shipyard?.ready ?? []) as readonly Fleet[]).find(({ ships }) => ships.length === 5)
interface Fleet {
  readonly name: string
  readonly ships: readonly { readonly name: string }[]
}

/** Errors and dialogs of the page. An error in a worker is shown as a refusal instead. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('dialog', (dialog) => {
    errors.push(dialog.message())
    void dialog.dismiss()
  })
  return errors
}

/** Each malformed file is refused with its name and a reason, and the page keeps working. */
async function expectRefused(page: Page, picker: string, info: TestInfo, text: string): Promise<void> {
  const errors = errorsOf(page)
  let files = 0
  for (const { how, text: content } of malformedFiles(text)) {
    files += 1
    const path = info.outputPath(`<img src=x onerror=alert(1)> ${files}.json`)
    writeFileSync(path, content)
    await page.getByLabel(picker).setInputFiles(path)
    const refused = page.getByRole('alert')
    await expect(refused, how).toContainText(`<img src=x onerror=alert(1)> ${files}.json`)
    await expect(refused, how).toContainText(/\.json\W+(cannot be opened\.)?\s*\w+ \w+/)
  }
  expect(files).toBeGreaterThan(15)
  expect(await page.evaluate('({}).polluted === undefined && document.images.length')).toBe(0)
  expect(errors).toEqual([])
}

test('a malformed design file is refused with its name', async ({ server, page }, info) => {
  await page.goto(`${server.url}designer/easystar`)
  const text = makeFile({ system: 'easystar', name: 'Wolf Pack', design: READY })
  await expectRefused(page, 'Import a design file', info, text)
  await page
    .getByLabel('Import a design file')
    .setInputFiles({ name: 'valid.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a malformed journal file is refused with its name', { tag: LONG }, async ({ server, page }, info) => {
  await page.goto(`${server.url}replay/file`)
  const text = exportJournal(recordMatch(system, { seed: 3, secret: 'a secret', id: 'match-3', actions: 'none' }))
  await expectRefused(page, 'Journal file', info, text)
  await page.getByLabel('Journal file').setInputFiles({ name: 'valid.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
})

const MARKUP = '<img src=x onerror=alert(1)>'
const UNBROKEN = 'Donaudampfschifffahrtsge'
const EMOJI = '\u{1f9d1}\u200d\u{1f680}\u{1f680}'
const NAMES = {
  anna: `"'${MARKUP}${EMOJI}`,
  ben: `שלום_${UNBROKEN}`,
  title: `${MARKUP}"'&amp;_${'W'.repeat(30)}${EMOJI}`,
  note: `</q>${MARKUP}${EMOJI} ${'W'.repeat(100)}`,
  fleet: `${MARKUP}"'${EMOJI}`,
  ships: ['<img src=x onerror=X=1>', UNBROKEN, `"'&amp;${EMOJI}`, 'W'.repeat(24), 'שלום עליכם'],
}
const named = (fleet: Fleet): Fleet => ({
  ...fleet,
  name: NAMES.fleet,
  ships: fleet.ships.map((ship, index) => ({ ...ship, name: NAMES.ships[index] ?? ship.name })),
})

/** Signs the browser in as the guest of this client. */
async function signIn(context: BrowserContext, client: Client): Promise<void> {
  await client.get('/api/me')
  const [name = '', value = ''] = client.cookie.split('=')
  await context.addCookies([{ name, value, url: client.base }])
}

/** Chooses a fleet with these names, and answers at random until the view contains ships. */
async function chooseNamedFleet(client: Client, match: string, seat: string): Promise<void> {
  const stream = await client.listen(match, seat)
  const dice = seededDice(5)
  for (let seq = -1; ; ) {
    await stream.until(({ event, id }) => (event === 'begin' || event === 'entry') && Number(id) > seq)
    const { view, message } = stream.table()
    seq = message.seq
    if (Object.keys((view as { readonly ships: object }).ships).length > 0) break
    const call = message.calls.find(({ seats }) => seats.includes(seat))
    if (!call) continue
    const order = system.randomOrder(view as never, call, dice)
    const { status, body } = await client.order(
      match,
      seat,
      call.id,
      call.kind === 'fleet' ? { order: 'fleet', fleet: READY && named(READY) } : order,
    )
    expect({ status, body }).toMatchObject({ status: 200 })
  }
  stream.close()
}

interface PageTexts {
  readonly page: Page
  readonly where: string
  readonly texts: readonly string[]
}
/** Expects the texts as plain text: no element is made from them, and the page is no wider than the screen. */
async function expectAsText({ page, where, texts }: PageTexts): Promise<void> {
  for (const text of texts)
    await expect.soft.poll(() => page.evaluate<string>('document.body.textContent'), { message: `${where}: ${text}` }).toContain(text)
  expect.soft(await page.evaluate('document.querySelectorAll(`img, [onerror]`).length'), where).toBe(0)
  await expectNoWiderThanTheScreen(page, where)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true })
  test('names, titles and messages appear as plain text on every page and fit the screen', async ({ server, page, context }) => {
    const errors = errorsOf(page)
    const [anna, ben] = [new Client(server.url), new Client(server.url)]
    await signIn(context, anna)
    for (const [client, name] of [
      [anna, NAMES.anna],
      [ben, NAMES.ben],
    ] as const)
      expect((await client.put('/api/me', { name })).body).toMatchObject({ name })
    const seats = { yellow: 'me', blue: 'invite' } as const
    const match = await anna.open({ system: 'easystar', scenario: 'battle', seats, title: NAMES.title, value: 'luck' })
    const [invitation] = (await anna.table(match)).invitations
    expect((await ben.post(`/api/invitations/${invitation?.token}`, { value: 'as well' })).status).toBe(200)
    const { body: saved } = await anna.post<{ id: string }>('/api/designs', {
      system: 'easystar',
      name: NAMES.title,
      design: READY && named(READY),
    })
    await Promise.all([chooseNamedFleet(anna, match, 'yellow'), chooseNamedFleet(ben, match, 'blue')])
    expect((await ben.post(`/api/matches/${match}/notes`, { as: 'blue', text: NAMES.note })).status).toBe(200)

    const go = async (where: string, path: string, ...texts: readonly string[]): Promise<void> => {
      await page.goto(server.url + path)
      await expectAsText({ page, where, texts })
    }
    await go('home', '', NAMES.title)
    await go('profile', 'me', NAMES.anna)
    await go('list of designs', 'designer', NAMES.title)
    await go('designer', `designer/easystar?design=${saved.id}`, NAMES.ships[0] ?? '')
    await go('match', `table/${match}`, NAMES.title, NAMES.note, NAMES.ben, ...NAMES.ships)
    await go('print of a design', `print/easystar?design=${saved.id}`, ...NAMES.ships)
    await go('print of a match', `print/easystar?match=${match}`, ...NAMES.ships)
    expect((await ben.post(`/api/matches/${match}/concede`, { as: 'blue' })).status).toBe(200)
    await go('result', `table/${match}`, NAMES.title)
    await go('replay', `replay/${match}`, NAMES.title, ...NAMES.ships)
    for (const tab of ['Log', 'Record', 'Dice', 'Share and save']) {
      await page.locator('.replay-tabs').getByRole('button', { name: tab }).tap()
      await expectAsText({ page, where: `replay, ${tab}`, texts: [] })
    }
    expect(errors).toEqual([])
    const described = await anna.get('/api/openapi.json')
    expect(described.type).toContain('application/json')
    expect(JSON.stringify(described.body)).not.toContain('onerror')
  })
})
