// A seat's purse and its quotas in words.
import { SHEET } from '../../data/units.ts'
import { repairQuota, workQuota } from '../economy/building.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { costOf } from './build-text.ts'
import type { BuildPlan } from './draft.ts'
import { earningsOfSeat, earningsText } from './earnings.ts'
import { unitName } from './say.ts'

/** 'You have 8 RU; this spends 7. Next turn you earn 4 to 10 RU.' */
export function purseText(view: View, me: Color, plan: BuildPlan): string {
  const collectors = plan.builds.flatMap(({ kind, to, station }) => (kind === 'collector' && to.at === 'board' ? [station] : []))
  const spent = costOf(plan)
  return `You have ${view.secret[me]?.pool ?? 0} RU${spent > 0 ? `; this spends ${spent}` : ''}. Next turn you earn ${earningsText(earningsOfSeat(view, me, collectors))}.`
}

/** The quota that the stations may still spend in this turn: 'Quota: station 1 has 4 of 10 left.' (GW-CON-02, GW-REP-03) */
export function quotaText(view: View, { repairs, builds }: BuildPlan, stations: readonly Unit[]): string {
  const parts = stations.map((station) => {
    const mended = repairs.reduce((sum, repair) => sum + (repair.station === station.id ? repair.points : 0), 0)
    const bought = builds.reduce((sum, build) => sum + (build.station === station.id ? SHEET[build.kind].price : 0), 0)
    const [quota, ofRepairs] = [workQuota(view, station), repairQuota(view, station)]
    const limit = ofRepairs < quota ? `, and ${ofRepairs - mended} of ${ofRepairs} for repairs` : ''
    return `${unitName(station)} has ${quota - mended - bought} of ${quota} left${limit}`
  })
  return parts.length > 0 ? `Quota: ${parts.join(', ')}.` : ''
}
