// The rows of outlets: calendar addresses, webhooks with their deliveries, and browsers that show notifications.
import type { Kysely } from 'kysely'
import type { Backend } from './backend.ts'
import type { Db } from './group-commit.ts'
import {
  type CalendarAddress,
  type OutletStore,
  type PushDevice,
  WEBHOOK_DELIVERIES,
  type Webhook,
  type WebhookDelivery,
} from './outlet-store.ts'
import { lockPerson } from './people.ts'
import { serverValue } from './server-values.ts'
import type { Tables } from './tables.ts'

/** The part of the store for outlets. */
export const outletStore = (db: Kysely<Tables>, backend: Backend): OutletStore => ({
  pushKey: (fresh) => backend.write((open) => serverValue(open, 'push', fresh)),
  ...calendarPart(db, backend),
  ...webhookPart(db, backend),
  ...pushPart(db, backend),
})

type CalendarPart = Pick<OutletStore, 'setCalendar' | 'calendarOf' | 'calendar' | 'removeCalendar'>
const calendarPart = (db: Kysely<Tables>, { write }: Backend): CalendarPart => ({
  setCalendar: (calendar) => write((open) => setCalendar(open, calendar)),
  calendarOf: (person) => db.selectFrom('calendars').selectAll().where('person', '=', person).executeTakeFirst(),
  calendar: (token) => db.selectFrom('calendars').selectAll().where('token', '=', token).executeTakeFirst(),
  removeCalendar: (person) => write(async (open) => void (await open.deleteFrom('calendars').where('person', '=', person).execute())),
})

async function setCalendar(open: Db, calendar: CalendarAddress): Promise<void> {
  const { token, created } = calendar
  await open
    .insertInto('calendars')
    .values(calendar)
    .onConflict((known) => known.column('person').doUpdateSet({ token, created }))
    .execute()
}

type WebhookPart = Pick<OutletStore, 'setWebhook' | 'webhookOf' | 'removeWebhook' | 'noteDelivery' | 'deliveriesOf'>
const webhookPart = (db: Kysely<Tables>, { write }: Backend): WebhookPart => ({
  setWebhook: (webhook) =>
    write(async (open) => {
      await removeWebhook(open, webhook.person)
      await open.insertInto('webhooks').values(webhook).execute()
    }),
  webhookOf: (person) => webhookOf(db, person),
  removeWebhook: (person) => write((open) => removeWebhook(open, person)),
  noteDelivery: (delivery, salt, ended) => write((open) => noteDelivery(open, delivery, { salt, ended })),
  deliveriesOf: (person) => deliveriesOf(db, person),
})

const webhookOf = (open: Db, person: string): Promise<Webhook | undefined> =>
  open.selectFrom('webhooks').selectAll().where('person', '=', person).executeTakeFirst()

const deliveriesOf = (open: Db, person: string): Promise<readonly WebhookDelivery[]> =>
  open.selectFrom('deliveries').selectAll().where('person', '=', person).orderBy('time', 'desc').orderBy('id').execute()

async function removeWebhook(open: Db, person: string): Promise<void> {
  await lockPerson(open, person)
  for (const table of ['deliveries', 'webhooks'] as const) await open.deleteFrom(table).where('person', '=', person).execute()
}

async function noteDelivery(open: Db, delivery: WebhookDelivery, { salt, ended }: Pick<Webhook, 'salt' | 'ended'>): Promise<void> {
  const { person, time, why } = delivery
  await lockPerson(open, person)
  const webhook = await webhookOf(open, person)
  if (webhook?.salt !== salt) return
  const failing = why === null ? null : (webhook.failing ?? time)
  await open.updateTable('webhooks').set({ failing, ended }).where('person', '=', person).execute()
  await open
    .insertInto('deliveries')
    .values(delivery)
    .onConflict((same) => same.columns(['id', 'time']).doNothing())
    .execute()
  for (const { id, time: then } of (await deliveriesOf(open, person)).slice(WEBHOOK_DELIVERIES))
    await open.deleteFrom('deliveries').where('id', '=', id).where('time', '=', then).execute()
}

type PushPart = Pick<OutletStore, 'addPushDevice' | 'pushDevicesOf' | 'removePushDevice' | 'notePush'>
const pushPart = (db: Kysely<Tables>, { write }: Backend): PushPart => ({
  addPushDevice: (device, limit) => write((open) => addPushDevice(open, device, limit)),
  pushDevicesOf: (person) => pushDevicesOf(db, person),
  removePushDevice: (person, id) =>
    write(async (open) => void (await open.deleteFrom('push_devices').where('person', '=', person).where('id', '=', id).execute())),
  notePush: (id, failing) =>
    write(async (open) => {
      const row = open.updateTable('push_devices').set({ failing }).where('id', '=', id)
      await (failing === null ? row : row.where('failing', 'is', null)).execute()
    }),
})

const pushDevicesOf = (open: Db, person: string): Promise<readonly PushDevice[]> =>
  open.selectFrom('push_devices').selectAll().where('person', '=', person).orderBy('created', 'desc').orderBy('id').execute()

async function addPushDevice(open: Db, device: PushDevice, limit: number): Promise<boolean> {
  const { person, endpoint } = device
  await lockPerson(open, person)
  const others = (await pushDevicesOf(open, person)).filter((one) => one.endpoint !== endpoint)
  if (others.length >= limit) return false
  await open.deleteFrom('push_devices').where('endpoint', '=', endpoint).execute()
  await open.insertInto('push_devices').values(device).execute()
  return true
}
