// The screen as the server drew it, before there is one: it goes once something else is to be seen.

import { shellElementId } from '#contract/public/screen-reads.ts'

export function dropShell(): void {
  document.getElementById(shellElementId)?.remove()
}
