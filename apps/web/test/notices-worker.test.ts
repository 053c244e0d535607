// The service worker of notifications, run with the parts of a browser that it uses.
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(new URL('../public/notices-worker.js', import.meta.url), 'utf8')
const NOTICE = {
  kind: 'move',
  tag: 'a tag',
  game: 'Skirmish',
  title: 'A duel',
  question: 'Round 1: choose cards',
  until: '2026-12-06T19:00:00.000Z',
  link: 'https://play.example.org/games/table/m1',
}

/** The worker in a browser at an address. */
function worker(origin: string) {
  const handlers: Record<string, (event: object) => void> = {}
  const shown: { readonly title: string; readonly options: { readonly body: string; readonly tag: string; readonly data: object } }[] = []
  const opened: string[] = []
  const self = {
    location: { origin },
    addEventListener: (kind: string, handler: (event: object) => void) => Object.assign(handlers, { [kind]: handler }),
    registration: { showNotification: (title: string, options: (typeof shown)[number]['options']) => shown.push({ title, options }) },
    clients: { openWindow: (address: string) => opened.push(address) },
  }
  runInNewContext(script, { self, URL, Intl, Date })
  const waitUntil = (): void => undefined
  return {
    shown,
    opened,
    push: (notice: object) => handlers['push']?.({ data: { json: () => notice }, waitUntil }),
    press: (data: object) => handlers['notificationclick']?.({ notification: { close: waitUntil, data }, waitUntil }),
  }
}

test.each([
  ['move', 'A duel: your move'],
  ['reminder', 'A duel: reminder: your move'],
  ['last', 'A duel: you are the last'],
])('a notice of kind %s is shown with game, question and deadline, once for each tag', (kind, title) => {
  const { push, shown } = worker('https://play.example.org')
  push({ ...NOTICE, kind })
  push({ ...NOTICE, kind, until: null })
  expect(shown.map((one) => one.title)).toEqual([title, title])
  expect(shown[0]?.options).toMatchObject({
    tag: 'a tag',
    body: expect.stringMatching(/^Skirmish\. Round 1: choose cards\. Until .*6.*\.$/),
  })
  expect(shown[1]?.options.body).toBe('Skirmish. Round 1: choose cards.')
})

test('a press opens the match at this server, wherever a link leads', () => {
  const { press, opened } = worker('https://play.example.org')
  press({ link: NOTICE.link })
  press({ link: 'https://elsewhere.example/table/m1' })
  expect(opened).toEqual([NOTICE.link, 'https://play.example.org/table/m1'])
})
