// Outlets: the calendar address, the webhook and the browsers of people.
import { expect, test } from 'vitest'
import { type PushDevice, WEBHOOK_DELIVERIES, type Webhook, type WebhookDelivery } from '../src/outlet-store.ts'
import type { OpenedStore } from './samples.ts'

const calendar = (person: string, token: string) => ({ person, token, created: 5 })
const webhook = (salt: string, more: Partial<Webhook> = {}): Webhook => ({
  person: 'anna',
  url: 'https://hook.example.org/',
  salt,
  created: 5,
  failing: null,
  ended: null,
  ...more,
})
const delivery = (time: number, more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: `delivery ${time}`,
  person: 'anna',
  time,
  kind: 'move',
  status: 204,
  why: null,
  ...more,
})
const device = (id: string, more: Partial<PushDevice> = {}): PushDevice => ({
  id,
  person: 'anna',
  endpoint: `https://push.example.org/${id}`,
  p256dh: 'key',
  auth: 'secret',
  device: 'Firefox on Linux',
  created: 5,
  failing: null,
  ...more,
})

/** Tests what a store keeps about outlets. */
export function describeOutlets(opened: OpenedStore): void {
  test('a person has one calendar address; a new one replaces it, and a withdrawn one is unknown', async () => {
    await opened.store.setCalendar(calendar('anna', 'first'))
    await opened.store.setCalendar(calendar('ben', 'of ben'))
    await opened.store.setCalendar(calendar('anna', 'second'))
    await opened.reopen()
    const { store } = opened
    expect(await store.calendar('first')).toBeUndefined()
    expect(await store.calendar('second')).toEqual(calendar('anna', 'second'))
    await store.removeCalendar('anna')
    expect([await store.calendar('second'), await store.calendarOf('anna')]).toEqual([undefined, undefined])
    expect(await store.calendarOf('ben')).toEqual(calendar('ben', 'of ben'))
  })

  test('a webhook lists its last deliveries, and knows since when all have failed', async () => {
    const { store } = opened
    await store.setWebhook(webhook('salt'))
    await store.noteDelivery(delivery(10, { status: 500, why: 'it answered 500' }), 'salt', null)
    await store.noteDelivery(delivery(20, { status: null, why: 'no answer' }), 'salt', null)
    await store.noteDelivery(delivery(25), 'another salt', 'gone')
    expect(await store.webhookOf('anna')).toEqual(webhook('salt', { failing: 10 }))
    for (let time = 30; time < 30 + WEBHOOK_DELIVERIES; time += 1) await store.noteDelivery(delivery(time), 'salt', null)
    await opened.reopen()
    const kept = await opened.store.deliveriesOf('anna')
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([WEBHOOK_DELIVERIES, delivery(29 + WEBHOOK_DELIVERIES), delivery(30)])
    expect(await opened.store.webhookOf('anna')).toEqual(webhook('salt'))
    await opened.store.noteDelivery(delivery(90, { status: 410, why: 'it answered 410' }), 'salt', 'it is gone')
    expect(await opened.store.webhookOf('anna')).toEqual(webhook('salt', { failing: 90, ended: 'it is gone' }))
    await opened.store.setWebhook(webhook('new salt'))
    expect(await opened.store.deliveriesOf('anna')).toEqual([])
    await opened.store.removeWebhook('anna')
    expect(await opened.store.webhookOf('anna')).toBeUndefined()
  })

  test('a person has a few browsers, each of which belongs to one person', async () => {
    const { store } = opened
    expect(await store.addPushDevice(device('a'), 2)).toBe(true)
    expect(await store.addPushDevice(device('b', { created: 6 }), 2)).toBe(true)
    expect(await store.addPushDevice(device('c'), 2)).toBe(false)
    expect(await store.addPushDevice(device('d', { endpoint: device('a').endpoint, created: 7 }), 2)).toBe(true)
    expect((await store.pushDevicesOf('anna')).map(({ id }) => id)).toEqual(['d', 'b'])
    expect(await store.addPushDevice(device('e', { person: 'ben', endpoint: device('a').endpoint }), 2)).toBe(true)
    expect((await store.pushDevicesOf('anna')).map(({ id }) => id)).toEqual(['b'])
    await store.notePush('b', 50)
    await store.notePush('b', 60)
    expect(await store.pushDevicesOf('anna')).toEqual([device('b', { created: 6, failing: 50 })])
    await store.notePush('b', null)
    await store.removePushDevice('ben', 'b')
    expect(await store.pushDevicesOf('anna')).toEqual([device('b', { created: 6 })])
    await store.removePushDevice('anna', 'b')
    expect(await store.pushDevicesOf('anna')).toEqual([])
  })

  test('a person who is deleted or forgotten has no outlet left, and the key for push services stays', async () => {
    const { store } = opened
    await store.addPerson({ id: 'guest', name: '', created: 1 }, 'cookie of a guest')
    for (const person of ['anna', 'guest']) {
      await store.setCalendar(calendar(person, `of ${person}`))
      await store.setWebhook(webhook(person, { person }))
      await store.noteDelivery(delivery(10, { person, id: person }), person, null)
      await store.addPushDevice(device(person, { person }), 2)
    }
    expect([await store.pushKey('first'), await store.pushKey('second')]).toEqual(['first', 'first'])
    await store.deletePerson('anna', 'Somebody', 80)
    await store.forgetPeople(2)
    for (const person of ['anna', 'guest']) {
      expect([await store.calendarOf(person), await store.webhookOf(person)]).toEqual([undefined, undefined])
      expect([await store.deliveriesOf(person), await store.pushDevicesOf(person)]).toEqual([[], []])
    }
    expect(await store.person('guest')).toBeUndefined()
    expect(await store.serverKey('another')).not.toBe('first')
  })
}
