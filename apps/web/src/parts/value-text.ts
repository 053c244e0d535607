// The values of options as texts.
import type { Option, OptionValue } from '@admiralty/kernel'

/** The label of a value, or the value itself: 'At once' for 'atOnce', '500' for 500. */
export const valueText = ({ labels }: Pick<Option, 'labels'>, value: OptionValue): string => labels[String(value)] ?? String(value)
