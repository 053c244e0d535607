// People, and what belongs to them: addresses, signed-in devices, links and tokens. All times are milliseconds since 1970.
// Only digests of cookies, links and tokens are stored.

/** A person who uses the server. A guest is a person without an address. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly created: number
}

/** A device on which a person is signed in. */
export interface SignedInDevice {
  /** Digest of its cookie. */
  readonly token: string
  readonly created: number
  /** When it last sent a request, to a day. */
  readonly seen: number
  /** Program and system for its person: 'Firefox on Linux'. Empty if they are not known. */
  readonly device: string
}

/** A mail address that its owner has verified. It belongs to one person. */
export interface AddressRecord {
  /** In lower case. */
  readonly address: string
  readonly person: string
  readonly verified: number
  /** How many notices it has refused or returned since its owner confirmed it. */
  readonly bounces: number
}

/** A token reads as its person, or also plays as its person. */
export type TokenScope = 'read' | 'play'

/** A bearer token for a program. */
export interface TokenRecord {
  /** Digest of the token. */
  readonly token: string
  /** Its public id. */
  readonly id: string
  readonly person: string
  readonly name: string
  readonly scope: TokenScope
  readonly created: number
  readonly expires: number
  /** When it was last used, to a day; null for never. */
  readonly seen: number | null
}

/** A link that signs in one more device, once. */
export interface LinkRecord {
  /** Digest of the token in the link. */
  readonly token: string
  readonly person: string
  readonly expires: number
  /** The address to which it was sent, which it verifies; null for a personal link. */
  readonly address: string | null
}
/** A link that can be used, before it is used. */
export interface FoundLink extends Pick<LinkRecord, 'address' | 'expires'> {
  /** The person as whom it signs in: the owner of its address, or else the person who asked for it. */
  readonly owner: Person
}
/** The use of a link. */
export interface LinkRedemption extends Pick<LinkRecord, 'token'> {
  readonly time: number
  /** The kind of link that is expected. */
  readonly kind: 'personal' | 'mail'
  /** Digest of the cookie of the new device, and its name. */
  readonly cookie: string
  readonly device: string
  /** The person as whom this device is signed in already, which then needs no new session; undefined for nobody. */
  readonly current: string | undefined
}

/** The part of the store for people. */
export interface PeopleStore {
  /** Adds a person with a first session. `cookie` is the digest of its cookie. */
  addPerson(person: Person, cookie: string, device?: string): Promise<void>
  /** The person with this id; undefined for a deleted one. */
  person(id: string): Promise<Person | undefined>
  /** Whether there is or was a person with this id. */
  isPerson(id: string): Promise<boolean>
  /** The person of a cookie. */
  personOf(cookie: string): Promise<Person | undefined>
  /** Deletes people from before this time who have no match, seat, design, address, second device, token or link, and take no seat. */
  forgetPeople(before: number): Promise<void>
  /** Changes the name of a person and of all its seats. */
  rename(person: string, name: string): Promise<void>
  /** The names of all other people at the tables where the person has a seat, finished ones included. */
  namesBeside(person: string): Promise<readonly string[]>
  /**
   * Deletes everything about a person but the places in matches, which get the name `name`. Address, devices, tokens, links, designs and keys go;
   * journals contain no name and stay whole.
   */
  deletePerson(person: string, name: string, time: number): Promise<void>

  /** The devices on which a person is signed in, the latest use first. */
  devicesOf(person: string): Promise<readonly SignedInDevice[]>
  /** Returns the digests among these that belong to a signed-in device, or to a token that has not expired at this time. */
  validDigests(digests: readonly string[], time: number): Promise<readonly string[]>
  /** Records that a device was used. */
  deviceSeen(cookie: string, time: number): Promise<void>
  /** Signs out these devices of a person. */
  endDevices(person: string, cookies: readonly string[]): Promise<void>

  /** Adds a link and removes the person's earlier one of its kind. */
  addLink(link: LinkRecord): Promise<void>
  /** A link that is valid at this time. It is not used up. */
  link(token: string, time: number): Promise<FoundLink | undefined>
  /**
   * Uses a link: signs in the device and verifies the address of a mail link, which replaces an earlier one of its person. Undefined if the link is
   * unknown, used, expired or of the other kind.
   */
  redeemLink(redemption: LinkRedemption): Promise<Person | undefined>
  /** Deletes links that expire at this time or earlier. */
  forgetLinks(before: number): Promise<void>

  /** The verified address of a person; undefined for a guest. */
  addressOf(person: string): Promise<AddressRecord | undefined>
  removeAddress(person: string): Promise<void>

  /** The copy of the person's keys, which only a passphrase opens; null for none. */
  keyCopy(person: string): Promise<string | null>
  setKeyCopy(person: string, copy: string | null): Promise<void>

  /** Returns false if the person has `limit` tokens already. */
  addToken(token: TokenRecord, limit: number): Promise<boolean>
  /** The token with this digest, expired ones included. */
  token(digest: string): Promise<TokenRecord | undefined>
  /** The tokens of a person, the latest first. */
  tokensOf(person: string): Promise<readonly TokenRecord[]>
  /** Records that a token was used. */
  tokenSeen(digest: string, time: number): Promise<void>
  /** Withdraws a token of this person by its public id. */
  removeToken(person: string, id: string): Promise<void>
  /** Deletes tokens that have expired at this time or earlier. */
  forgetTokens(before: number): Promise<void>
}
