// The page You: notifications of this browser, the address of the calendar, and the webhook.
import { expect, test } from './fixtures.ts'
import { expectAccessibleInBothThemes, expectFingerSized, expectNoWiderThanTheScreen } from './page-checks.ts'
import { button, leave, person, region } from './people.ts'

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
const NOTICE = { kind: 'move', tag: 'a tag', game: 'Skirmish', title: 'A duel', question: 'Round 1', until: null, link: '/table/m1' }
const SUBSCRIPTION = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) } }

test('the address of a calendar is made, read without a cookie, and withdrawn', async ({ server, browser }) => {
  const anna = await person(browser, server.url, 'Anna', PHONE)
  const calendar = region(anna, 'Calendar')
  await calendar.getByRole('button', { name: 'Make an address' }).tap()
  const field = calendar.getByLabel('Address of your calendar')
  await expect(field).toHaveValue(/\/api\/calendar\/[\w-]+\.ics$/)
  const address = await field.inputValue()
  expect(await (await fetch(address)).text()).toMatch(/^BEGIN:VCALENDAR/)
  await expectAccessibleInBothThemes(anna, 'an address of a calendar')
  await expectNoWiderThanTheScreen(anna, 'an address of a calendar on a phone')
  await expectFingerSized(anna, 'an address of a calendar on a phone')
  await anna.reload()
  await expect(calendar.getByText('Your calendar has an address since')).toBeVisible()
  await expect(field).toHaveCount(0)
  await calendar.getByRole('button', { name: 'Withdraw the address' }).tap()
  await calendar.getByRole('button', { name: 'Yes, withdraw it' }).tap()
  await expect(calendar.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
  await leave(anna)
})

test('a webhook is chosen, its test says why it is not delivered, and it is removed', async ({ server, browser }) => {
  const anna = await person(browser, server.url, 'Anna', PHONE)
  const webhook = region(anna, 'Webhook')
  await webhook.getByLabel('Address').fill('http://example.org/')
  await button(anna, 'Use this address').tap()
  await expect(webhook.getByRole('alert')).toContainText('write an address like https://example.org/notices')
  await webhook.getByLabel('Address').fill('https://127.0.0.1/admiralty')
  await button(anna, 'Use this address').tap()
  await expect(webhook.getByLabel('Key of the signatures')).toHaveValue(/^whsec_/)
  await expect(webhook).toContainText('Nothing has been posted yet.')
  await button(anna, 'Send a test').tap()
  await expect(webhook.getByText('The test was not delivered: it cannot be reached at a public address.')).toBeVisible()
  await expect(webhook.getByRole('listitem')).toHaveText([/Test.*failed: it cannot be reached at a public address/])
  await expectAccessibleInBothThemes(anna, 'a webhook')
  await expectNoWiderThanTheScreen(anna, 'a webhook on a phone')
  await button(anna, 'Remove the webhook').tap()
  await button(anna, 'Yes, remove it').tap()
  await expect(webhook.getByRole('listitem')).toHaveCount(0)
  await leave(anna)
})

/** Lets the browser subscribe without a push service on the internet. */
const SUBSCRIBE_OFFLINE = `PushManager.prototype.subscribe = async () => ({ toJSON: () => (${JSON.stringify(SUBSCRIPTION)}) })`
/** The notifications that a browser shows now. */
const SHOWN = `navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body }) => title + ' | ' + body))`

test('a browser with permission is listed, shows a notice that is pushed to it, and is removed', async ({ server, browser }) => {
  const anna = await person(browser, server.url, 'Anna')
  await anna.addInitScript(SUBSCRIBE_OFFLINE)
  const { origin } = new URL(server.url)
  await anna.context().grantPermissions(['notifications'], { origin })
  await anna.reload()
  const devtools = await anna.context().newCDPSession(anna)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const section = region(anna, 'Notifications')
  await button(anna, 'Show notifications in this browser').click()
  await expect(section.getByText('This browser shows your notices from now on.')).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expectAccessibleInBothThemes(anna, 'notifications')

  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: `${origin}/`,
    registrationId: await registered,
    data: JSON.stringify({ ...NOTICE, link: `${origin}/table/m1` }),
  })
  await expect.poll(() => anna.evaluate(SHOWN)).toEqual(['A duel: your move | Skirmish. Round 1.'])

  await section.getByRole('button', { name: /^Show no notifications in/ }).click()
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await leave(anna)
})
