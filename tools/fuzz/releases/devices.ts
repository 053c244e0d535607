// The keys and links of a kept match: those of the host, of the devices of players, and of devices that take a seat over.
import { type Seat, UMPIRE } from '@admiralty/kernel'
import { type Journal, linkChain, type PublicKeys, publicKeyOf, type SeatLinks, seatPrivateKey } from '@admiralty/match'
import { ringOf, signAgain } from '../proof/sign-again.ts'

export class Devices {
  readonly hostKey: Uint8Array
  readonly #match: string
  readonly #keys = new Map<Seat, Uint8Array>()
  readonly #newKeys: Uint8Array[] = []
  readonly #links = new Map<Seat, readonly string[]>()

  /** The host holds the umpire's seat and that of the bot, if there is one. */
  constructor(match: string, { seats, bot }: { readonly seats: readonly Seat[]; readonly bot: Seat | undefined }) {
    this.#match = match
    this.hostKey = seatPrivateKey('the server', 'host', match)
    for (const seat of seats) {
      const isHosts = seat === UMPIRE || seat === bot
      this.#keys.set(seat, isHosts ? this.hostKey : seatPrivateKey(`device of ${seat}`, seat, match))
      if (!isHosts) this.#links.set(seat, linkChain(`device of ${seat}`, seat, match))
    }
  }
  get publicKeys(): PublicKeys {
    return {
      host: publicKeyOf(this.hostKey),
      seats: Object.fromEntries(Array.from(this.#keys, ([seat, key]) => [seat, publicKeyOf(key)])),
    }
  }
  /** The links for an answer; for 0 the ends of the chains. */
  linksFor(answer: number): SeatLinks {
    return Object.fromEntries(Array.from(this.#links, ([seat, links]) => [seat, links[answer] ?? '']))
  }
  /** A new device of a seat: its public key and the end of its links. */
  newDevice(seat: Seat): { readonly key: string; readonly linkEnd: string } {
    const key = seatPrivateKey(`another device of ${seat}`, seat, this.#match)
    this.#newKeys.push(key)
    return { key: publicKeyOf(key), linkEnd: this.#newLinks(seat)[0] ?? '' }
  }
  /** From now on the links of the seat are those of its new device. */
  linkNewDevice(seat: Seat): void {
    this.#links.set(seat, this.#newLinks(seat))
  }
  /** The journal with its chain, digests and signatures. */
  signed(journal: Journal): Journal {
    return signAgain(journal, ringOf([this.hostKey, ...this.#keys.values(), ...this.#newKeys]))
  }
  #newLinks(seat: Seat): readonly string[] {
    return linkChain(`another device of ${seat}`, seat, this.#match)
  }
}
