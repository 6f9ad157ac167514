// What belongs together on a page, on a surface of its own: a form, a section.

import css from './Panel.module.css'

export const panelClass = css.panel ?? ''
