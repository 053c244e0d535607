import type { Dice, Outcome, RuleSystem } from '@admiralty/kernel'

// Every seat answers on its own view, and no order is decided before all have arrived.
export function playAtRandom(system: RuleSystem, scenario: string, dice: Dice): Outcome {
  const setup = system.scenarios.find(({ id }) => id === scenario)?.setup({})
  let { state } = system.begin({ setup, position: null }, dice)
  for (;;) {
    const outcome = system.outcome(state)
    if (outcome) return outcome
    const [call] = system.openCalls(state)
    if (!call) throw new Error('the match neither asks nor ends')
    const answers = call.seats.map((seat) => {
      const view = system.view(state, seat)
      const order = system.randomOrder(view, call, dice)
      if (system.check(view, call, order)) throw new Error(`${seat} gave an illegal order`)
      return [seat, order]
    })
    // The state that `resolve` returns is the fold of its events: evolve(evolve(state, first), second) …
    const { events, state: next } = system.resolve(state, call, Object.fromEntries(answers), dice)
    for (const event of events) {
      const seen = system.observe(event, 'public')
      if (seen !== undefined) console.log(JSON.stringify(seen))
    }
    state = next
  }
}
