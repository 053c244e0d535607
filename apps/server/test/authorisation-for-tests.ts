// The people, programs and matches of the tests of authorisation.
import type { NewCalendar, NewMatchRequest, NewToken, OwnAccount, PersonalLink, SavedDesign } from '@admiralty/protocol'
import type { AccessScene, AccessStage } from './access-rules.ts'
import { DESIGN, games } from './design-games.ts'
import { type Mailbox, mailbox } from './mailbox.ts'
import { DUEL, type LocalServer, localServer, type ManualClock, type TestServerOptions } from './tables.ts'
import { BLUE_VALUE } from './twins.ts'

/** What a match of the tests may choose about its secrets. */
export type AccessTerms = Pick<NewMatchRequest, 'closing' | 'watch'>

/** A server with a mailbox. */
interface AccessServer extends LocalServer {
  readonly mailer: Mailbox
  /** Null: the time of the system. */
  readonly manual: ManualClock | null
}
/** Starts a server whose mails are kept. */
export async function accessServer(options: TestServerOptions = {}, manual: ManualClock | null = null): Promise<AccessServer> {
  const mailer = mailbox()
  return {
    ...(await localServer({ games, mailer, poster: async () => ({ status: 204 }), ...(manual && { clock: manual }), ...options })),
    mailer,
    manual,
  }
}
const LINKED = 'ann@example.org'
const TWO_DAYS = 2 * 24 * 3600 * 1000

/** Makes a match at a stage, with every kind of person and program that may ask about it. */
export async function makeScene(local: AccessServer, stage: AccessStage, terms: AccessTerms = {}): Promise<AccessScene> {
  const { client, mailer, manual } = local
  const [carol, ann, ben, sam] = [client(), client(), client(), client()]
  const id = await carol.open({ ...DUEL, ...terms, seats: { red: 'invite', blue: 'invite' } })
  await ann.put('/api/me', { name: 'Ann' })
  await sam.put('/api/me', { name: 'Sam' })
  const tokenOf = async (owner: typeof ann, scope: 'read' | 'play'): Promise<NewToken> =>
    (await owner.post<NewToken>('/api/me/tokens', { name: 'Bot', scope, days: 1 })).body
  const expired = manual ? await tokenOf(ann, 'play') : null
  manual?.advance(TWO_DAYS)
  const { invitations } = await carol.table(id)
  const values = { red: DUEL.value, blue: BLUE_VALUE }
  for (const { seat, token } of invitations)
    await (seat === 'red' ? ann : ben).post(`/api/invitations/${token}`, { value: values[seat as 'red'] })
  const free = await carol.open({ ...DUEL, ...terms, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await carol.table(free)).invitations
  const link = (await ann.post<PersonalLink>('/api/me/link', {})).body.token
  const design = (await ann.post<SavedDesign>('/api/designs', { system: 'easystar', name: 'Ann’s own', design: DESIGN })).body.id
  if (!invitation) throw new Error('there is no free seat')
  await ann.put('/api/me/address', { address: `${id}.${LINKED}` })
  await ann.put('/api/me/keys', { copy: 'sealed by Ann' })
  await ann.put('/api/me/webhook', { url: 'https://hook-of-ann.example.org/' })
  const browser = { endpoint: `https://push.example.org/of-ann-${id}`, keys: { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) } }
  const own = await tokenOf(ann, 'play')
  const programs = {
    'own token': own.token,
    'reading token': (await tokenOf(ann, 'read')).token,
    'expired token': expired?.token ?? '',
    'foreign token': (await tokenOf(sam, 'play')).token,
  }
  const [device] = (await ann.get<OwnAccount>('/api/me/account')).body.devices
  const people = { nobody: client(), own: ann, 'other seat': ben, spectator: sam, creator: carol, operator: client(), forged: client() }
  // The public id of a person is not its cookie.
  people.forged.cookie = `admiralty=${(await ann.get<{ id: string }>('/api/me')).body.id}`
  const scene = {
    id,
    freeMatch: free,
    invitation: invitation.token,
    link,
    mailLink: mailer.tokenFor(`${id}.${LINKED}`),
    device: device?.id ?? '',
    calendar: new URL((await ann.post<NewCalendar>('/api/me/calendar', {})).body.address).pathname,
    browser: (await ann.post<{ id: string }>('/api/me/push', browser)).body.id,
    ownToken: own.id,
    design,
    programs,
    people: { ...people, 'foreign origin': ann, 'foreign site': ann },
  }
  if (stage === 'playing') return scene
  await ben.post(`/api/matches/${id}/concede`, { as: 'blue' })
  if (stage === 'over') return scene
  const rematch = await ben.post<{ id: string }>(`/api/matches/${id}/rematch`, { as: 'blue', value: 'again' })
  return { ...scene, id: rematch.body.id }
}
