// A match that is played until a ship is damaged.
import { type Dice, seededDice } from '@admiralty/kernel'
import { system } from '@admiralty/systems/easystar'
import type { Client } from '../../apps/server/test/client.ts'

/** Plays matches at random until a ship is damaged in one. Returns that match. */
export async function damagedMatch(client: Client): Promise<string> {
  const dice = seededDice(7)
  for (;;) {
    const match = await playedUntilDamage(client, dice)
    if (match !== null) return match
  }
}

/** Starts a match and answers at random until a ship is damaged. Returns null if the match ends before. */
async function playedUntilDamage(client: Client, dice: Dice): Promise<string | null> {
  const match = await client.open({
    system: 'easystar',
    scenario: 'battle',
    options: {},
    seats: { yellow: 'me', blue: 'bot:ensign' },
    value: 'luck',
  })
  const stream = await client.listen(match, 'yellow')
  for (let seq = -1; ; ) {
    await stream.until(({ event, id }) => (event === 'begin' || event === 'entry') && Number(id) > seq)
    const { view, message } = stream.table()
    seq = message.seq
    const { ships } = view as { readonly ships: Readonly<Record<string, { readonly hurt: number }>> }
    const isDamaged = Object.values(ships).some(({ hurt }) => hurt > 0)
    if (isDamaged || message.outcome) {
      stream.close()
      return isDamaged ? match : null
    }
    const call = message.calls.find(({ seats }) => seats.includes('yellow'))
    if (call) await client.order(match, 'yellow', call.id, system.randomOrder(view as never, call, dice))
  }
}
