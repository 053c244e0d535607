// The route of a journey by lane: it is shortened and lengthened node by node (CR-5.2, CR-5.4b).
import { SelectField } from '@admiralty/game-ui/design'
import { withBook, withMove } from '../../src/words/book/edits.ts'
import { hexTitle } from '../../src/words/names.ts'
import type { GroupProps } from './editor-props.ts'
import { nodesAfter } from './routes.ts'

const END = 'end'
export function Route({ group, view, draft, onDraft }: GroupProps) {
  const { order, at } = group
  if (at === null || order.move?.by !== 'lane') return null
  const { path } = order.move
  const next = nodesAfter(view.land, at, path)
  const write = (nodes: readonly string[]): void =>
    onDraft(withBook(draft, withMove(draft.book, order, nodes.length === 0 ? null : { by: 'lane', path: nodes }), 'group', group.id))
  return (
    <div className="cp-route">
      <ol aria-label="Route">
        {[at, ...path].map((node) => (
          <li key={node}>
            {hexTitle(view, node)}
            {view.off.includes(node) && ' (lanes off)'}
          </li>
        ))}
      </ol>
      {next.length > 0 && (
        <SelectField
          label="Goes on by lane"
          rule="CR-5.2"
          value={END}
          options={[
            [END, `no, it ends at ${hexTitle(view, path.at(-1) ?? at)}`],
            ...next.map((node) => [node, `to ${hexTitle(view, node)}${view.off.includes(node) ? ', lanes off' : ''}`] as const),
          ]}
          onValue={(node) => node !== END && write([...path, node])}
        />
      )}
      <button type="button" className="btn quiet" onClick={() => write(path.slice(0, -1))}>
        Back one node
      </button>
    </div>
  )
}
