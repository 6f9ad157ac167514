// The page of a legal text. The server renders the text; in the browser it stays as it came, so
// that its words are not in the JavaScript.

import type { LegalTextId } from '#contract/legal-versions.ts'
import * as t from '../../lib/i18n.ts'
import { Still } from '../../lib/Still.tsx'
import { TitleBanner } from '../../lib/TitleBanner.tsx'
import css from './Legal.module.css'
import { LegalArticle } from './LegalArticle.tsx'

export function LegalPage({ id }: { readonly id: LegalTextId }) {
  return (
    <>
      <TitleBanner title={t.legal.titles[id]} />
      <Still name="legal" className={css.page} data-legal="">
        {import.meta.env.SSR && <LegalArticle id={id} />}
      </Still>
    </>
  )
}
