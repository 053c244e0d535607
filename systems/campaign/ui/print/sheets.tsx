// The printed campaign: the map on one leaf in black and white, then the worlds and the empires as tables.
import { LegendMark, SideBadge, StillChart } from '@admiralty/board'
import type { SheetsProps } from '@admiralty/game-ui'
import { PrintHead, PrintSection, PrintTable } from '@admiralty/game-ui/print'
import { list } from '@admiralty/kernel'
import type { Campaign } from '../../src/campaign.ts'
import { worldsOf } from '../../src/land/geometry.ts'
import { lanesFrom } from '../../src/land/lanes.ts'
import { empireOf, seatsOf } from '../../src/lookup.ts'
import { scoreOf } from '../../src/start/income.ts'
import { neutralDefence } from '../../src/start/neutrals.ts'
import type { View } from '../../src/state.ts'
import { empireName, resourceName } from '../../src/words/names.ts'
import { worldTitle } from '../../src/words/world-names.ts'
import { printedScene } from '../scene.ts'
import { LEGEND, styleOf } from '../sites.ts'
import './print.css'

const Key = ({ view }: { readonly view: View }) => (
  <p className="cp-print-key">
    {seatsOf(view).map((seat) => (
      <span key={seat}>
        <SideBadge sideStyle={styleOf(view, seat)} size={13} /> {empireName(seat)}
      </span>
    ))}
    {LEGEND.map(({ mark, text }) => (
      <span key={text}>
        {mark !== null && <LegendMark mark={mark} />} {text}
      </span>
    ))}
  </p>
)
const Worlds = ({ view }: { readonly view: View }) => (
  <PrintSection title="Worlds" rule="CR-1.2b">
    <PrintTable
      columns={[['world'], ['income', 'n'], ['resource'], ['lanes to'], ['owner'], ['defence', 'n'], ['notes', 'cp-notes']]}
      rows={worldsOf(view.land).map((world) => ({
        key: world.at,
        cells: [
          worldTitle(world.at),
          world.base,
          world.resource ? resourceName(world.resource) : '',
          list(lanesFrom(view.land, world.at)),
          world.owner ? empireName(world.owner) : '',
          world.owner ? '' : neutralDefence(view.setup, world).total,
          '',
        ],
      }))}
    />
  </PrintSection>
)
const Empires = ({ view }: { readonly view: View }) => (
  <PrintSection title="Empires" rule="CR-O.7">
    <PrintTable
      columns={[['empire'], ['worlds'], ['initial income', 'n'], ['treasury', 'cp-notes']]}
      rows={seatsOf(view).map((seat) => ({
        key: seat,
        cells: [
          <>
            <SideBadge sideStyle={styleOf(view, seat)} size={11} /> {empireName(seat)}
          </>,
          empireOf(view, seat).worlds.map(worldTitle).join(', '),
          empireOf(view, seat).isOut ? '' : scoreOf(view, seat).total,
          '',
        ],
      }))}
    />
  </PrintSection>
)

export function Sheets({ source, Leaf }: SheetsProps<Campaign>) {
  if (source.kind === 'design') return null
  const { view } = source
  const worlds = worldsOf(view.land)
  return (
    <>
      <Leaf title="Map of the campaign">
        <PrintHead
          name="The map"
          line="Hexes with their numbers, column before row"
          picture={null}
          facts={[
            ['worlds', worlds.length],
            ['space lanes', view.land.lanes.length],
          ]}
        />
        <div className="cp-print-map">
          <StillChart scene={printedScene(view)} label="Map of the campaign" />
        </div>
        <Key view={view} />
      </Leaf>
      <Leaf title="Worlds and empires">
        <PrintHead name="Worlds and empires" line="As everybody knows them" picture={null} facts={[]} />
        <Empires view={view} />
        <Worlds view={view} />
      </Leaf>
    </>
  )
}
