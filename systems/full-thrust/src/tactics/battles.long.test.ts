import { reportFaults, seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import { wholeSetupSchema } from '../setting/scenarios.ts'
import { randomRequest } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

/** Requests in a run; `BATTLES=10000` plays as many as the issue asks for. */
const BATTLES = Number(process.env['BATTLES'] ?? 200)

test('FT-END-08, FT-DMG-13: random requests are played with random orders, and every report passes the checks on return', () => {
  const dice = seededDice(31)
  let played = 0
  while (played < BATTLES) {
    const request = randomRequest(dice)
    if (new Set(request.sides.map(({ banner }) => banner)).size < 2) continue
    const setup = wholeSetupSchema.parse(tactics.start(request))
    let { state } = system.begin({ setup, position: null }, dice)
    while (system.outcome(state) === undefined) {
      const [call] = system.openCalls(state)
      if (!call) throw new Error('a battle that is not over asks nobody')
      const orders = Object.fromEntries(call.seats.map((seat) => [seat, system.randomOrder(system.view(state, seat), call, dice)]))
      state = system.resolve(state, call, orders, dice).state
    }
    expect([played, reportFaults(tactics, request, tactics.report(request, state))]).toEqual([played, []])
    played += 1
  }
})
