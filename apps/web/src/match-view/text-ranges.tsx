// Distance and bearing from one counter of the map to all others, for the text view.
import { type Counter, chartOf, measureBetween, offBowText, type Scene, SideBadge } from '@admiralty/board'
import { useId } from 'react'

interface TextRangesProps {
  readonly scene: Scene
  /** Id of the selected counter, which is measured from. */
  readonly selected: string | null
  onSelect(thing: string): void
}

const drawnIn = ({ counters }: Scene): readonly Counter[] => counters.filter(({ look }) => look !== 'pencilled')
export function TextRanges({ scene, selected, onSelect }: TextRangesProps) {
  const label = useId()
  const chart = chartOf(scene)
  const counters = drawnIn(scene)
  const from = counters.find(({ id }) => id === selected) ?? counters[0]
  if (!from || counters.length < 2) return null
  const rows = counters
    .filter((counter) => counter !== from)
    .map((counter) => ({ counter, measure: measureBetween(chart, from.at, counter.at, from.facing) }))
    .toSorted((a, b) => a.measure.distance - b.measure.distance)
  return (
    <table className="ranges">
      <caption>
        <label htmlFor={label}>Range and bearing from</label>{' '}
        <select id={label} value={from.id} onChange={({ target }) => onSelect(target.value)}>
          {counters.map((counter) => (
            <option key={counter.id} value={counter.id}>
              {counter.title}
            </option>
          ))}
        </select>
      </caption>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">{chart.unit}</th>
          <th scope="col">Bearing</th>
          <th scope="col">From the bow</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ counter, measure: { distance, bearing, offBow } }) => (
          <tr key={counter.id}>
            <th scope="row">
              <SideBadge sideStyle={counter.sideStyle} size={12} /> {counter.title}
            </th>
            <td>{chart.figureOf(distance)}</td>
            <td>{bearing === null ? chart.distanceText(0) : chart.bearingText(bearing)}</td>
            <td>{offBow === null ? '–' : offBowText(offBow)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
