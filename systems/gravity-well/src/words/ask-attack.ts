// The questions of attacks: which unit fires at which target.
import { percent, type RuleId } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { check } from '../game.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { phaseText, spotsOf, unitsOf } from './ask-impulse.ts'
import type { Draft } from './draft.ts'
import { type GamePage, type GameRow, row, START } from './form.ts'
import { oddsOf } from './odds.ts'
import { forecastText } from './orbit.ts'
import { proposed } from './proposal.ts'
import { capital, fullName, unitName } from './say.ts'

interface AttackKind {
  readonly kind: 'fire' | 'strike'
  readonly step: string
  readonly reach: number
  readonly rule: RuleId
  readonly verb: string
  readonly done: string
}

const attackPage =
  ({ kind, step, reach, rule, verb, done }: AttackKind) =>
  (view: View, me: Color, draft: Draft): GamePage => {
    const able = unitsOf(view, me).filter((unit) => targetsOf(view, me, kind, reach, unit).length > 0)
    const [only, another] = able
    const chosen = draft.kind === 'shooter' ? view.units[draft.unit] : another ? undefined : only
    const best = proposed(view, kind)
    const isBest = (unit: Unit, target: Unit): boolean => best?.unit === unit.id && best.target === target.id
    const attackRow = (unit: Unit, target: Unit, label: string): GameRow => {
      const odds = oddsOf(view, kind, unit, target)
      const role = isBest(unit, target) ? ({ role: 'main', note: `${percent(odds.odds ?? 0)} to hit` } as const) : {}
      return row(`at:${target.id}`, rule, label, {
        give: { order: kind, unit: unit.id, target: target.id },
        spots: spotsOf(target),
        ...odds,
        ...role,
      })
    }
    const [shooter, target] = [best && view.units[best.unit], best && view.units[best.target]]
    return {
      phase: phaseText(view, step),
      title: `Attack now: ${chosen ? `${verb.toLowerCase()} with ${unitName(chosen)}` : `${verb.toLowerCase()} with which unit?`}`,
      text: chosen ? `${capital(forecastText(view, chosen))}.` : 'One attack at a time, by turns.',
      rule,
      back: draft.kind === 'shooter' ? { set: START, label: 'Other units' } : undefined,
      rows: () => [
        chosen
          ? targetsOf(view, me, kind, reach, chosen)
              .toSorted((a, b) => Number(isBest(chosen, b)) - Number(isBest(chosen, a)))
              .map((one) => attackRow(chosen, one, `${verb} at ${fullName(view, one.id)}`))
          : [
              shooter && target && attackRow(shooter, target, `${verb} with ${unitName(shooter)} at ${fullName(view, target.id)}`),
              able.map((unit) =>
                row(`unit:${unit.id}`, rule, capital(unitName(unit)), { set: { kind: 'shooter', unit: unit.id }, spots: spotsOf(unit) }),
              ),
            ],
        row('pass', rule, done, { give: { order: 'pass' }, role: best ? 'row' : 'main' }),
      ],
    }
  }

const targetsOf = (view: View, me: Color, kind: 'fire' | 'strike', reach: number, unit: Unit): readonly Unit[] =>
  Object.values(view.units).filter(
    (target) =>
      target.seat !== me && distance(target.at, unit.at) <= reach && !check(view, { order: kind, unit: unit.id, target: target.id }),
  )

export const firePage = attackPage({ kind: 'fire', step: 'lasers', reach: 1, rule: 'GW-LSR-02', verb: 'Fire', done: 'Fire no more' })

export const strikePage = attackPage({
  kind: 'strike',
  step: 'warheads',
  reach: 0,
  rule: 'GW-WHD-04',
  verb: 'Strike',
  done: 'Strike no more',
})
