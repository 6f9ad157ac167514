// Personal data where there is no room to have it revealed, such as in rows of a table.

import type { Personal } from '#contract/staff/personal-data.ts'

/** As much of it as whoever asked may see now. */
export function seenOf({ value, masked }: Pick<Personal, 'value' | 'masked'>): string {
  return value ?? masked
}
