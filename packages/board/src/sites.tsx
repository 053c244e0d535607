// Sites: fixed features of a chart below its counters. The hex of an owned one has the pattern and colour of its side.
import { hexKey } from '@admiralty/space'
import { memo } from 'react'
import { centre, hexesPath, RISE } from './geometry.ts'
import type { Site } from './scene.ts'
import { printedName } from './site-names.ts'

/** Lines of the symbols, in a square of 16 around the centre. */
const LINES: Readonly<Record<Exclude<Site['symbol'], 'dot' | 'rings'>, string>> = {
  triangle: 'M0 -6L6 5H-6Z',
  plant: 'M0 6V-6M0 -2Q-5 -3 -5 -7Q0 -6 0 -2M0 -2Q5 -3 5 -7Q0 -6 0 -2M0 3Q-5 2 -5 -2Q0 -1 0 3M0 3Q5 2 5 -2Q0 -1 0 3',
  drop: 'M0 -7Q6 1 4.5 4A5 5 0 0 1 -4.5 4Q-6 1 0 -7Z',
  crate: 'M-5.5 -5.5H5.5V5.5H-5.5ZM-5.5 0H5.5M0 -5.5V5.5',
  star: 'M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z',
}
/** Radii of the rings around a symbol, the outer and the inner one of a hub, and of a dot, in chart units. */
const [RING, INNER, DOT] = [12.5, 7, 5] as const
/** Half the width of the outline of an owner, which is drawn instead of a dot. */
const BADGE = 7.5

/** The drawing of a site around the origin. */
export function SiteShape({ symbol }: Pick<Site, 'symbol'>) {
  if (symbol === 'dot') return <circle className="site-dot" r={DOT} />
  return (
    <>
      <circle className="site-ring" r={RING} />
      {symbol === 'rings' ? (
        <circle className="site-ring" r={INNER} />
      ) : (
        <path className="site-line" d={LINES[symbol]} transform="scale(1.15)" />
      )}
    </>
  )
}

/** The largest text in chart units, so that figures stay in their hexes on a small chart. */
const MOST_TEXT = 26

interface SiteMarkProps {
  readonly site: Site
  /** Text size in chart units. */
  readonly text: number
}
function SiteMark({ site, text }: SiteMarkProps) {
  const { at: hex, sideStyle, symbol, figure, selected } = site
  const name = printedName(site, text)
  const { x, y } = centre(hex)
  const clear = symbol === 'dot' ? DOT : RING
  return (
    <g className={sideStyle === null ? 'site free' : `site side-${sideStyle}`} transform={`translate(${x} ${y})`}>
      {selected && <circle className="site-chosen" r={clear + 4} />}
      <g className="upright">
        {symbol === 'dot' && sideStyle !== null ? (
          <use href={`#p-${sideStyle}`} className="site-dot" x={-BADGE} y={-BADGE} width={BADGE * 2} height={BADGE * 2} />
        ) : (
          <SiteShape symbol={symbol} />
        )}
        <text className="site-figure" x={clear + 2} y={-clear * 0.5 - 2} style={{ fontSize: Math.min(text, MOST_TEXT) }}>
          {figure}
        </text>
        {name !== '' && (
          <text className="site-name" y={RISE - 4} style={{ fontSize: Math.min(text, MOST_TEXT) }}>
            {name}
          </text>
        )}
      </g>
    </g>
  )
}

/** The hexes of owned sites with pattern and colour, one path for each side. */
export const SiteGrounds = memo(function SiteGrounds({ sites }: { readonly sites: readonly Site[] }) {
  const sides = Map.groupBy(
    sites.filter(({ sideStyle }) => sideStyle !== null),
    ({ sideStyle }) => sideStyle,
  )
  return [...sides].map(([sideStyle, owned]) => {
    const path = hexesPath(
      owned.map(({ at: hex }) => hex),
      1.2,
    )
    return (
      <g key={sideStyle} className={`site-ground side-${sideStyle}`}>
        <path className="base" d={path} />
        {sideStyle !== 1 && <path className="patt" d={path} style={{ fill: `url(#pt-${sideStyle})` }} />}
        <path className="edge" d={path} />
      </g>
    )
  })
})
/** Symbols, figures and names of sites. */
export const SiteMarks = memo(function SiteMarks({ sites, text }: { readonly sites: readonly Site[]; readonly text: number }) {
  return sites.map((site) => <SiteMark key={`${site.id} ${hexKey(site.at)}`} site={site} text={text} />)
})
