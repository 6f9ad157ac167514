// The plain first page: what this is, how a trade works, what it can cost.

import { Link } from 'wouter'
import { buttonClass } from '#ui/Button.tsx'
import { Mark } from '#ui/Mark.tsx'
import { config } from '../../lib/config.ts'
import * as t from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.ts'
import { useTitle } from '../../lib/title.ts'
import { ExampleReceipt } from './ExampleReceipt.tsx'
import css from './Landing.module.css'
import { StepDrawing } from './StepDrawing.tsx'

export default function LandingPage() {
  useTitle('')
  // A session that is still being brought back counts: nothing jumps when it is there.
  const isVisitor = useSession((session) => session.state === 'signed-out')
  return (
    <div className={css.page}>
      <Top isVisitor={isVisitor} />
      <main id="content">
        <Hero isVisitor={isVisitor} />
        <How />
        <Risk />
      </main>
      <Foot />
    </div>
  )
}

type Shown = { readonly isVisitor: boolean }

function Top({ isVisitor }: Shown) {
  return (
    <header className={css.top}>
      <Link to="/" className={css.logo}>
        <Mark />
        {config.brand}
      </Link>
      <nav aria-label={t.landing.account}>
        {isVisitor ? (
          <>
            <Link className={css.quiet} to="/auth/signin">
              {t.shell.login}
            </Link>
            <Link className={buttonClass('solid')} to="/auth/signup">
              {t.shell.register}
            </Link>
          </>
        ) : (
          <Link className={buttonClass('solid')} to="/user/home">
            {t.shell.dashboard}
          </Link>
        )}
      </nav>
    </header>
  )
}

function Hero({ isVisitor }: Shown) {
  return (
    <section className={css.hero}>
      <div className={css.words}>
        <h1>{t.landing.title}</h1>
        <p>{t.landing.lead}</p>
        <div className={css.ways}>
          <Link className={buttonClass('solid')} to={isVisitor ? '/auth/signup' : '/user/home'}>
            {t.landing.tryDemo}
          </Link>
          <Link className={buttonClass('ghost')} to={isVisitor ? '/auth/signin' : '/user/home'}>
            {t.landing.trade}
          </Link>
        </div>
      </div>
      <ExampleReceipt />
    </section>
  )
}

function How() {
  return (
    <section className={css.how} aria-labelledby="how">
      <h2 id="how">{t.landing.howTitle}</h2>
      <ol>
        {t.landing.how.map(([title, text], index) => (
          <li key={title}>
            <StepDrawing step={index} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Risk() {
  return (
    <section className={css.risk} aria-labelledby="risk">
      <div>
        <h2 id="risk">{t.landing.riskTitle}</h2>
        <p>{t.landing.risk}</p>
        {config.install_mode === 'sandbox' && <p className={css.sandbox}>{t.landing.sandbox}</p>}
      </div>
    </section>
  )
}

function Foot() {
  return (
    <footer className={css.foot}>
      <span>{config.brand}</span>
      <nav aria-label={t.landing.footer}>
        <Link to="/legal">{t.soon.legal.title}</Link>
        <Link to="/privacy">{t.soon.privacy.title}</Link>
        {config.support_email && (
          <a href={`mailto:${config.support_email}`}>{config.support_email}</a>
        )}
      </nav>
    </footer>
  )
}
