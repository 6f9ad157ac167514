// The house rules that one piece of syntax breaks or keeps, wherever it stands.

import { coins, networks } from '#kernel/coins.ts'

const ofScreens = /^(browser|web)\/src\//

/** One in each feature and subject; what calls are made of, their table for pages, the start. */
const asksTheServer =
  /\/api\.ts$|\/src\/(lib\/)?http\/\w|^web\/src\/(lib\/site\/public-calls\.ts$|main\.tsx$)/

/** Members come and go in each other's name, and the settings say who decided. */
const ofOperators = /^server\/src\/install\/(operators|desks)\//

export type CodeRule = {
  type: RegExp
  code: RegExp
  /** What stands just before it. */
  before?: RegExp
  within?: RegExp
  except?: RegExp
  /** What tools write is read by people as well. */
  ofTools?: true
}

/** Figures of the wire, which each language writes otherwise, by name. */
const figureNames = [
  ...['amount', 'usd_amount', 'asked_amount', 'coin_amount', 'balance', 'fee', 'net', 'payout'],
  ...['price', 'strike_price', 'strike_factor', 'tick_size', 'rate', 'rest_rate'],
]

/** One as it came, and not the word for it. */
const figure = `(?!t\\.|css\\.|\\w*[cC]olumns\\.)[\\w.?]*\\b(${figureNames.join('|')})`

const sqlStarts = [
  ...['select .* from', 'select \\w+\\(.*', 'insert into', 'update \\w+ set', 'delete from'],
  ...['with \\w+ as', '(create|alter|drop) \\w+'],
]

/** Of a coin, or of a network that is one's; the simulated chain is of all. */
const coin = `'(${[...coins, ...networks].join('|').replace('|simulated', '')})'`

/** What makes a text without the bounds that every text of the wire has. */
const madeOfText = [
  ...['string', 'stringFormat', 'stringbool', 'templateLiteral', 'coerce', 'iso', 'date', 'json'],
  ...['email', 'url', 'uuid', 'uuidv4', 'uuidv7', 'guid', 'hex', 'base64', 'base64url', 'e164'],
]

/**
 * A rule's name, and the syntax that breaks it: `within` some files, `except` in the one that may.
 */
export const codeRules: Readonly<Record<string, CodeRule>> = {
  'SQL lives in *.store.ts and *.reader.ts': {
    type: /^(Literal|TemplateLiteral)$/,
    code: new RegExp(`^['\`]\\s*(${sqlStarts.join('|')})[ \`']`, 's'),
    within: /^server\//,
    except:
      /\.(store|reader)\.ts$|\/platform\/(migrate|leadership|steady-clock|sync-wait|silence)\.ts$/,
  },
  'nobody asks which coin it is: its descriptor knows what differs': {
    type: /^(BinaryExpression|SwitchCase|Literal|TemplateLiteral)$/,
    code: new RegExp(`[!=]==? ${coin}$|^${coin} [!=]==|^case ${coin}|\\bwhen ${coin}`),
    except: /^(kernel\/src\/coins\/|server\/src\/money\/methods\/\w+-method\.ts$)/,
    ofTools: true,
  },
  'an account is found by its name': {
    type: /^(Literal|TemplateLiteral)$/,
    code: /account(_id)?\s*(=|<>|<|>=|(not )?in)\s*\(?\d/i,
    within: /^server\//,
  },
  'settings are read in config.ts': {
    type: /^MemberExpression$/,
    code: /^process\.env$/,
    except: /^server\/src\/config\.ts$/,
  },
  'the time comes from the clock': {
    type: /^(Call|New)Expression$/,
    code: /^(Date\.now\(\)|new Date(\(\))?|Date\(\))$/,
    except: /\/clock\.ts$|^verify\/src\/main\.ts$/,
  },
  // Pages without TLS have no crypto.randomUUID.
  'keys come from new-key.ts': {
    type: /^MemberExpression$/,
    code: /^crypto\.randomUUID$/,
    within: /^(browser|web|office|ui)\/src\//,
  },
  'money never becomes a float': {
    type: /^CallExpression$/,
    code: /^((Number\.)?parseFloat|Number\([^)]*(usd|stake|amount|balance|payout|profit|cents))\b/i,
    except: /^kernel\/src\/money\.ts$/,
  },
  'what comes from outside is parsed, not believed': {
    type: /^TSAsExpression$/,
    code: /^(await |\()*([\w.]*\.(body|query|params|json\(\))|JSON\.parse\(.*\))\)* as (?!const)/s,
  },
  'dollars are shown by usdShown and figureShown of kernel/src/money.ts': {
    type: /^(Literal|TemplateLiteral)$/,
    // "12.50 dollars" in words, the sign before plain text, groups of three written once more.
    code: /(\}|\.\d\d) (dollars|USD)\b|\$\$\{(usdToText|amount)\b|\(\\d\{3\}\)\+/,
    except: /^(kernel\/src\/money|contract\/src\/shared\/writing\/\w+)\.ts$/,
    ofTools: true,
  },
  'figures are shown by browser/format': {
    type: /^JSXExpressionContainer$/,
    code: new RegExp(`^\\{${figure}( \\?\\? [^{}]*)?\\}$`),
    // Not what an attribute is given.
    before: /[^=]$/,
    within: ofScreens,
  },
  'figures in texts are written by browser/format': {
    type: /^TemplateLiteral$/,
    code: new RegExp(`\\$\\{${figure}\\}`),
    within: /^web\/src\/.*\.tsx$/,
  },
  'a form is forms/Form.tsx of browser, which takes refusals back': {
    type: /^JSXOpeningElement$/,
    code: /^<form\b/,
    except: /^browser\/src\/forms\/Form\.tsx$/,
  },
  'routes and keys of queries are named in api.ts': {
    // Also one that is brought along by itself, with the call: `.acceptanceRoutes`.
    type: /^(ImportSpecifier|Property|MemberExpression)$/,
    code: /^(\w+Routes\b|(query|mutation)Key(:|$)|.*\.\w+Routes$)/s,
    within: ofScreens,
    except: asksTheServer,
  },
  'api.ts fetches': {
    type: /^CallExpression$/,
    code: /^fetch\(/,
    within: /^web\/src\/(app|features|site)\//,
    except: asksTheServer,
  },
  'a form is sent by useForm of browser/src/forms/use-form.ts': {
    type: /^JSXAttribute$/,
    code: /^onSubmit\b/,
    within: ofScreens,
  },
  'strings and instants of the wire are made in contract/src/shared/wire.ts': {
    type: /^MemberExpression$/,
    code: new RegExp(`^z\\.(${madeOfText.join('|')})$`),
    within: /^contract\//,
    except: /^contract\/src\/(shared\/wire|staff\/setting-shapes)\.ts$/,
  },
  'what staff do is recorded as of whom admit-staff.ts has let': {
    type: /^TemplateLiteral$/,
    code: /^`staff:\$\{/,
    within: /^server\/src\//,
    except: ofOperators,
  },
  'whoever acts is a principal, not an address': {
    type: /^(TSPropertySignature|Identifier)$/,
    code: /^(readonly )?(by|provenAt)\??: (string|Millis)\b/,
    // Use cases: what is written down is said in stores and by rules.
    within: /^server\/src\/(\w+\/)+[a-z\d]+(-[a-z\d]+)+\.ts$/,
  },
  'a principal is proved, not claimed': {
    type: /^TSAsExpression$/,
    code: /\bas (Staff|DemoOperator|Admitted)$/,
    except: /^server\/src\/install\/operators\/(staff|demo-operator|admit-staff)\.ts$/,
    ofTools: true,
  },
  'platform/caller.ts says where a request comes from': {
    type: /^(MemberExpression|Property|Literal)$/,
    code: /^(\w*request\.ips?|ips?|remoteAddress|[\w.]*\.remoteAddress|'x-forwarded-\w+')$/,
    within: /^server\/src\//,
    // These two know the socket without its request, and a request without a socket.
    except: /\/platform\/(caller|http-server|network-gate)\.ts$/,
  },
}

export function isOfScreens(path: string): boolean {
  return ofScreens.test(path) && !asksTheServer.test(path)
}
