// The page of a legal text. The server renders the text; in the browser it stays as it came, so
// that its words are not in the JavaScript.

import { legalOutlines } from '#contract/public/legal-outlines.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { Still } from '../../lib/site/Still.tsx'
import { TitleBanner } from '../../lib/site/TitleBanner.tsx'
import css from './Legal.module.css'
import { type ArticleProps, LegalArticle } from './LegalArticle.tsx'

export function LegalPage({ id, version }: ArticleProps) {
  const title = t.legal.titles[id]
  const above = { to: legalOutlines[id].path, label: title }
  return (
    <>
      <TitleBanner
        title={title}
        {...(version !== undefined && { crumbs: [above], trail: t.legal.version(version) })}
      />
      <Still name="legal" className={css.page} data-legal="">
        {import.meta.env.SSR && <LegalArticle id={id} version={version} />}
      </Still>
    </>
  )
}
