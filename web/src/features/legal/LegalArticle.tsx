// One version of a legal text with its contents, its time and the other versions and, in a sandbox,
// the note that no money is in it. Rendered on the server only.

import { locale } from '#browser/format/locale.ts'
import type { LegalTextId } from '#contract/public/legal-texts.ts'
import { directionOf } from '#contract/shared/languages.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import { Blocks } from '../../lib/text/Blocks.tsx'
import { factsOf } from '../../lib/text/operator-facts.ts'
import { readText, type Section, type Words as WordsOfText } from '../../lib/text/text.ts'
import { Words } from '../../lib/text/Words.tsx'
import css from './Legal.module.css'
import { OtherVersions, VersionNote } from './OtherVersions.tsx'
import { isInEnglish, texts } from './texts.ts'
import { useVersions } from './use-versions.ts'

export type ArticleProps = {
  readonly id: LegalTextId
  /** The one in force where none is named. */
  readonly version?: string | undefined
}

export function LegalArticle({ id, version }: ArticleProps) {
  const versions = useVersions(id, version)
  const { shown } = versions
  const lang = isInEnglish(id) ? 'en' : locale
  const { summary, sections } = readText(
    texts[id][shown.version] ?? '',
    factsOf(config, lang === 'en'),
  )
  return (
    <>
      <Contents sections={sections} lang={lang} />
      <article className={css.article} lang={lang} dir={directionOf(lang)}>
        <p className={css.version} lang={locale} dir={directionOf(locale)}>
          {t.legal.version(shown.version)}, {t.legal.time(shown)}.
          {locale !== 'en' && ` ${lang === 'en' ? t.legal.onlyEnglish : t.legal.translated}`}{' '}
          <a href="#versions">{t.legal.allVersions}</a>
        </p>
        <VersionNote id={id} versions={versions} />
        {config.install_mode === 'sandbox' && (
          <p className={css.sandbox} lang={locale} dir={directionOf(locale)}>
            <strong>{t.legal.sandboxTitle}.</strong> {t.legal.sandbox}
          </p>
        )}
        <InShort summary={summary} isGrave={id === 'risk-disclosure'} />
        {sections.map((section) => (
          <section key={section.id} className={css.section}>
            <h2 id={section.id}>
              <a href={`#${section.id}`}>
                <Words words={section.heading} />
              </a>
            </h2>
            <Blocks blocks={section.blocks} />
          </section>
        ))}
        <OtherVersions id={id} versions={versions} />
      </article>
    </>
  )
}

type ShortProps = { readonly summary: readonly WordsOfText[]; readonly isGrave: boolean }

function InShort({ summary, isGrave }: ShortProps) {
  return (
    <section className={isGrave ? `${css.short} ${css.grave}` : css.short}>
      <h2 id="in-short" lang={locale} dir={directionOf(locale)}>
        {t.legal.short}
      </h2>
      <Blocks blocks={[{ kind: 'list', items: summary }]} />
    </section>
  )
}

type ContentsProps = { readonly sections: readonly Section[]; readonly lang: string }

/** Beside the text on wide screens; on narrow ones above it, closed at first. */
function Contents({ sections, lang }: ContentsProps) {
  const list = (
    <ol lang={lang} dir={directionOf(lang)}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <Words words={heading} />
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={css.contents}>
      <nav className={css.beside} aria-labelledby="contents">
        <p id="contents">{t.legal.contents}</p>
        {list}
      </nav>
      <details className={css.above}>
        <summary>{t.legal.contents}</summary>
        {list}
      </details>
    </div>
  )
}
