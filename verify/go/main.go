// Verifies a signed receipt with code that the house did not write: signatures by
// golang.org/x/mod/sumdb/note, proofs by golang.org/x/mod/sumdb/tlog, both from Debian
// (golang-go, golang-golang-x-mod-dev), and the outcome by whole numbers below.
//
//	GO111MODULE=off GOPATH=/usr/share/gocode go run main.go RECEIPT.json [LOG-URL]
//
// With the address of the log it also asks whether the log still holds what the receipt was proved
// by. Ends with 0 where everything holds.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type proven struct {
	Note  string  `json:"note"`
	Salt  *string `json:"salt"`
	Proof *string `json:"proof"`
}

type saved struct {
	Format string `json:"format"`
	Origin string `json:"origin"`
	Keys   []struct {
		Vkey  string `json:"vkey"`
		Ended *struct {
			Why  string `json:"why"`
			Size int64  `json:"size"`
		} `json:"ended"`
	} `json:"keys"`
	Terms      proven  `json:"terms"`
	Settlement *proven `json:"settlement"`
	Prices     []struct {
		Entry string `json:"entry"`
		Proof string `json:"proof"`
	} `json:"prices"`
}

type terms struct {
	TradeID      string      `json:"trade_id"`
	Symbol       string      `json:"symbol"`
	TradingType  string      `json:"trading_type"`
	TradeMode    string      `json:"trade_mode"`
	Amount       json.Number `json:"amount"`
	ProfitRate   json.Number `json:"profit_rate"`
	AcceptedAt   time.Time   `json:"accepted_at"`
	ExpiresAt    time.Time   `json:"expires_at"`
	TickSize     string      `json:"tick_size"`
	StrikeFactor string      `json:"strike_factor"`
}

type settlement struct {
	TradeID string       `json:"trade_id"`
	Terms   *int64       `json:"terms"`
	Status  string       `json:"status"`
	Strike  *json.Number `json:"strike_price"`
	Payout  json.Number  `json:"payout"`
}

type tick struct {
	seq   int64
	at    time.Time
	price *big.Int
}

func main() {
	if len(os.Args) < 2 {
		fail("which receipt?")
	}
	raw, err := os.ReadFile(os.Args[1])
	must(err)
	var file saved
	must(json.Unmarshal(raw, &file))
	if file.Format != "truestrike/receipt/v1" || file.Settlement == nil {
		fail("this is no receipt of a trade that is over")
	}
	var agreed terms
	agreedAt, tree := open(file, "terms", file.Terms, &agreed)
	var end settlement
	_, later := open(file, "settlement", *file.Settlement, &end)
	if later.N > tree.N {
		tree = later
	}
	if end.TradeID != agreed.TradeID || end.Terms == nil || *end.Terms != agreedAt {
		fail("the end is not that of these terms")
	}
	decimals := len(agreed.TickSize) - strings.Index(agreed.TickSize, ".") - 1
	ticks := prices(file, agreed, decimals)
	status, strike, payout := outcome(agreed, ticks, decimals)
	if status != end.Status || payout.Cmp(whole(string(end.Payout), 2)) != 0 {
		fail("it ended %s and paid %s cents, not %s and %s", status, payout, end.Status, end.Payout)
	}
	if strike != nil && (end.Strike == nil || strike.Cmp(whole(string(*end.Strike), decimals)) != 0) {
		fail("the strike is another one")
	}
	if len(os.Args) > 2 {
		ask(file, tree, os.Args[2])
	}
	fmt.Printf("verified: %s %s %s %s, in a log of %d\n", agreed.TradeID, agreed.TradeMode,
		agreed.Symbol, status, tree.N)
}

// Of a revoked key only what the log had before counts.
func believed(file saved, at int64) note.Verifiers {
	var list []note.Verifier
	for _, key := range file.Keys {
		if key.Ended != nil && key.Ended.Why == "revoked" && at > key.Ended.Size {
			continue
		}
		verifier, err := note.NewVerifier(key.Vkey)
		must(err)
		if verifier.Name() == file.Origin {
			list = append(list, verifier)
		}
	}
	return note.VerifierList(list...)
}

func open(file saved, kind string, given proven, into interface{}) (int64, tlog.Tree) {
	if given.Salt == nil || given.Proof == nil {
		fail("the log does not have the %s yet", kind)
	}
	salt, err := base64.StdEncoding.DecodeString(*given.Salt)
	must(err)
	// What was signed is what stands before the empty line.
	text := given.Note[:strings.LastIndex(given.Note, "\n\n")+1]
	commitment := sha256.Sum256(append(append([]byte{}, salt...), text...))
	entry := fmt.Sprintf(`{"kind":"%s","commitment":"%x"}`, kind, commitment)
	index, tree := logged(file, entry, *given.Proof)
	opened, err := note.Open([]byte(given.Note), believed(file, index))
	must(err)
	first := "truestrike/" + kind + "/v1\n"
	if !strings.HasPrefix(opened.Text, first) {
		fail("this is no statement of %s", kind)
	}
	must(json.Unmarshal([]byte(opened.Text[len(first):]), into))
	return index, tree
}

func logged(file saved, entry, proof string) (int64, tlog.Tree) {
	at := strings.Index(proof, "\n\n")
	lines := strings.Split(proof[:at], "\n")
	if lines[0] != "c2sp.org/tlog-proof@v1" || !strings.HasPrefix(lines[1], "index ") {
		fail("this is no proof")
	}
	index, err := strconv.ParseInt(lines[1][len("index "):], 10, 64)
	must(err)
	var path tlog.RecordProof
	for _, line := range lines[2:] {
		hash, err := tlog.ParseHash(line)
		must(err)
		path = append(path, hash)
	}
	tree := checkpoint(file, []byte(proof[at+2:]))
	must(tlog.CheckRecord(path, tree.N, tree.Hash, index, tlog.RecordHash([]byte(entry))))
	return index, tree
}

func checkpoint(file saved, text []byte) tlog.Tree {
	size := int64(-1)
	if lines := bytes.SplitN(text, []byte("\n"), 3); len(lines) == 3 {
		size, _ = strconv.ParseInt(string(lines[1]), 10, 64)
	}
	opened, err := note.Open(text, believed(file, size))
	must(err)
	lines := strings.Split(opened.Text, "\n")
	if lines[0] != file.Origin {
		fail("this is the checkpoint of another log")
	}
	hash, err := tlog.ParseHash(lines[2])
	must(err)
	return tlog.Tree{N: size, Hash: hash}
}

// All prices of the minutes that decide the trade, which have to be there.
func prices(file saved, agreed terms, decimals int) []tick {
	var ticks []tick
	had := map[int64]bool{}
	for _, given := range file.Prices {
		logged(file, given.Entry, given.Proof)
		var entry struct {
			Symbol string              `json:"symbol"`
			Minute time.Time           `json:"minute"`
			Ticks  [][]json.RawMessage `json:"ticks"`
		}
		must(json.Unmarshal([]byte(given.Entry), &entry))
		if entry.Symbol != agreed.Symbol {
			continue
		}
		had[entry.Minute.Unix()] = true
		for _, one := range entry.Ticks {
			seq, err := strconv.ParseInt(string(one[0]), 10, 64)
			must(err)
			ms, err := strconv.ParseInt(string(one[1]), 10, 64)
			must(err)
			at := entry.Minute.Add(time.Duration(ms) * time.Millisecond)
			ticks = append(ticks, tick{seq, at, whole(string(one[2]), decimals)})
		}
	}
	for _, at := range []time.Time{agreed.AcceptedAt, agreed.AcceptedAt.Add(time.Minute),
		agreed.ExpiresAt.Add(-time.Minute), agreed.ExpiresAt} {
		if !had[at.Truncate(time.Minute).Unix()] {
			fail("the prices of %s are missing", at.Format(time.RFC3339))
		}
	}
	return ticks
}

// The rules: entry is the first price after acceptance, within ten seconds; the strike is entry
// times the factor on the grid, a Buy rounded down and a Sell up; the exit is the last price up to
// expiry, at most five or ten seconds old.
func outcome(agreed terms, ticks []tick, decimals int) (string, *big.Int, *big.Int) {
	amount := whole(string(agreed.Amount), 2)
	var entry, exit *tick
	for place := range ticks {
		one := &ticks[place]
		if one.at.After(agreed.AcceptedAt) && (entry == nil || one.seq < entry.seq) {
			entry = one
		}
		if !one.at.After(agreed.ExpiresAt) && (exit == nil || one.seq > exit.seq) {
			exit = one
		}
	}
	if entry == nil || entry.at.After(agreed.AcceptedAt.Add(10*time.Second)) {
		return "Void", nil, amount
	}
	step := whole(agreed.TickSize, decimals)
	grid := new(big.Int).Mul(step, new(big.Int).Exp(big.NewInt(10), big.NewInt(12), nil))
	product := new(big.Int).Mul(entry.price, whole(agreed.StrikeFactor, 12))
	steps, rest := new(big.Int).QuoRem(product, grid, new(big.Int))
	if agreed.TradeMode == "Sell" && rest.Sign() > 0 {
		steps.Add(steps, big.NewInt(1))
	}
	strike := steps.Mul(steps, step)
	oldest := 10 * time.Second
	if agreed.TradingType == "Cryptocurrency" {
		oldest = 5 * time.Second
	}
	if exit == nil || exit.seq <= entry.seq || agreed.ExpiresAt.Sub(exit.at) > oldest {
		return "Void", strike, amount
	}
	side := exit.price.Cmp(strike)
	if agreed.TradeMode == "Sell" {
		side = -side
	}
	if side == 0 {
		return "Draw", strike, amount
	}
	if side < 0 {
		return "Lost", strike, big.NewInt(0)
	}
	return "Won", strike, new(big.Int).Add(amount, profit(amount, agreed.ProfitRate))
}

// Rounded half to even to the cent.
func profit(amount *big.Int, rate json.Number) *big.Int {
	product := new(big.Int).Mul(amount, whole(string(rate), 4))
	cents, rest := new(big.Int).QuoRem(product, big.NewInt(10_000), new(big.Int))
	half := rest.Lsh(rest, 1).Cmp(big.NewInt(10_000))
	if half > 0 || (half == 0 && cents.Bit(0) == 1) {
		cents.Add(cents, big.NewInt(1))
	}
	return cents
}

// A decimal number times 10^decimals, which is whole.
func whole(text string, decimals int) *big.Int {
	value, ok := new(big.Rat).SetString(text)
	if !ok {
		fail("%s is no number", text)
	}
	power := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil)
	value.Mul(value, new(big.Rat).SetInt(power))
	if !value.IsInt() {
		fail("%s has more than %d decimals", text, decimals)
	}
	return new(big.Int).Set(value.Num())
}

// Whether the log still begins with what the receipt was proved by: x/mod's own reader of tiles
// checks every tile against the tree that was signed.
func ask(file saved, then tlog.Tree, url string) {
	now := checkpoint(file, get(url+"/checkpoint"))
	if now.N < then.N {
		fail("the log is shorter than it was")
	}
	reader := tlog.TileHashReader(now, tiles{url})
	proof, err := tlog.ProveTree(now.N, then.N, reader)
	must(err)
	must(tlog.CheckTree(proof, now.N, now.Hash, then.N, then.Hash))
}

type tiles struct{ url string }

func (tiles) Height() int { return 8 }

func (from tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var read [][]byte
	for _, tile := range wanted {
		// c2sp.org/tlog-tiles leaves out the height, which is always 8.
		path := strings.Replace(tile.Path(), "tile/8/", "tile/", 1)
		read = append(read, get(from.url+"/"+path))
	}
	return read, nil
}

func (tiles) SaveTiles([]tlog.Tile, [][]byte) {}

func get(url string) []byte {
	answer, err := http.Get(url)
	must(err)
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	must(err)
	if answer.StatusCode != 200 {
		fail("%s answered %d", url, answer.StatusCode)
	}
	return body
}

func must(err error) {
	if err != nil {
		fail("%v", err)
	}
}

func fail(format string, args ...interface{}) {
	fmt.Fprintf(os.Stderr, format+"\n", args...)
	os.Exit(1)
}
