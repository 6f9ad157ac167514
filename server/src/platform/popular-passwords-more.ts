// What stolen lists have often too, though less often than the first three thousand.

export const morePopularPasswords = `
!qaz2wsx !qazxsw2 -deleted- .adgjmptw 00001111 007007007 01011980 01011990 010203040506 012345678
0147258369 0147852369 03082006 07070707 09090909 09121962q 09876543 0o9i8u7y 0okm9ijn 100200300
1010101010 102030405060 111111111111 1111111a 1111aaaa 1122qqww 11335577 11qqaazz 12131213
1213141516 1223334444 123123123123 123123123a 123123456 123123qwe 1232323q 123321123321
1233211234567 1234509876 12345677 123456780 123456789* 123456789. 1234567890-= 12345678900987654321
1234567891011 123456789123456 123456789asd 123456789i 123456789v 12345678m 12345678z 123456798
1234567b 1234567d 1234567j 1234567k 1234567t 1234567u 12345687 123456abcd 123456qaz 123456qwer
123456zxc 12345asd 12345qaz 12346789 12348765 1234qwerty 123abc456 123admin32 123asd123 123odidol
123qwert 123soleil 123stella 12qwerty 12s3t4p55 1314520a 13572468 1357908642 1357913579 13579246
135798642 14121412 147147147 14725836 147258369a 147896321 14881488 159357456 16051980 171204jg
17171717 18181818 18436572 18n28n24a5 19031903 19191919 19283746 19411945 19601960 19621962 19631963
19641964 19661966 19991999 1a2s3d4f5g 1anthony 1babyboy 1butterfly 1chicken 1diamond 1direction
1fptjtl919 1gangsta 1hotmama 1iloveyou 1jessica 1jesuslove 1melissa 1michael 1moretime 1onelove
1q2q3q4q 1q2w3e4r5t6y7u8i9o 1qaz2wsx3edc4rfv 1qaz@wsx 1qw23er4 1qwerty1 1superman 1zxcvbnm
2000comeer 20032003 20042004 20062006 20082009 2010comer 20112011 20122012 21122112 22334455
23jordan 24242424 24681357 246813579 25800852 258258258 2blessed 2bornot2b 2children 2cxdn8s271
2pac4life 2wsx3edc 314159265 333333333 333666999 36925814 369369369 3daysgrace 3edc4rfv 3s43pth5aea
4444444444 456123789 456789123 4children 4everlove 4myspace 4rfv5tgb 4wheeler 50cent12 51505150
5201314520 520520520 555555555 56565656 634142554 65mustang 666666666 67mustang 68camaro 6strings
74107410 777777777 78787878 789123456 78945612 789456123a 78963214 7elephants 85208520 852456852
8phrowz624 90909090 918273645 9293709b13 987412365 9876543211 987654321q 99887766 9ijn8uhb
9uzp9jek3f <password> ???????? ?????????? ??????@mail.ru a1111111 a1234567890 a1a1a1a1 a7777777
a987654321 aa123123 aa12345678 aaa111222 aaa123456 aaaaaa11 aaaaaaa1 aaaaaaaaa aaaaaaaaa1 aardvark
abc123abc1 abcabcabc abcd12345 abcd123456 abcdefgh1 abcdefghi aberdeen abraham1 access12 access123
access14 account1 account123 acdc1234 achilles action12 ad123456 adekunle adelaide admin1234
admin12345 admin123456 admin@123 adminadmin administrator1 adrian123 adrianna adrienne africa123
afrodita agustina ahmed123 aishiteru aishwarya albatros alessia1 alex12345 alexander123 alexandre1
alexis09 alexis12 alexis123 alfred19 alfredo1 allahuakbar alliance alligator alohomora alpha123
alphabet always123 amanda01 amanda11 amanda13 ambition america12 america13 america2 amethyst
amorcito1 amore123 amoremio1 amoreterno amour123 amsterdam1 anakonda anarchy1 anastasia1 andre123
andrea01 andrea12 andrea123 andreas1 andrew01 andrew13 android1 angel1234 angel666 angel777
angelbaby angeleyes angeline angelita angelo123 angels12 animation ankara06 annaanna annabelle1
annie123 anonymous anonymous1 another1 anthony01 anthony11 anthony13 anthony4 anthony5 antoine1
antonella1 antonio123 anuradha anybody1 apache12 apollo11 apple1234 applepie1 apples12 apples123
applesauce apsk54321 aptx4869 aq1sw2de3 aquaman1 aqwzsxedc arcangel archangel architect argentina1
armageddon armando1 armstrong army1234 arschloch1 arsenal12 arsenal14 arthas12 asasasas asdasd666
asdf12345 asdf5201 asdffdsa asdfgh01 asdfghjk1 asdfjkl1 asdfqwer asdzxc123 ashanti1 asheron1
ashleigh1 ashley01 ashley10 ashley14 ashley16 ashley21 ashley22 assassin1 asshole! asshole12
asshole3 asshole69 assholes astonmartin atlantic august10 august11 august12 august13 august14
august15 august16 august17 august18 august19 august21 august22 august23 august24 august25 august26
august28 august31 aurelien austin01 austin11 austin123 autumn123 avalanche avengers aventura
awesome12 awesome123 az123456 azeroth1 azerty12 azerty1234 b123456789 babybear babygirl! babygirl07
babygirl08 babygirl123 babygirl16 babygirl18 babygirl19 babygirl20 babygirl21 babygirl22 babygirl23
babygirl4 babygirl69 babygirl8 babygirl9 babygurl2 babyphat backstreet badass12 badbitch1 badboy12
badboy123 bailey01 bailey12 bailey123 baili123com bajingan baller12 ballerina ballin23 banana11
banana12 banana123 bandit12 bank1234 banking1 baptiste barbados barbie12 barbie123 barbiegirl
barcelona10 barcelona2 barracuda barselona bartek12 bartosz1 bartsimpson baseball123 baseball14
baseball15 baseball17 baseball24 baseball25 baseball6 basketbal1 basketball1 bassman1 bastardo
batman11 beatles123 beatrice1 beautiful2 beckham23 believe1 belinda1 bella1234 bellissima beloved1
benedict benessere bengals1 benjamin123 benoit12 berenice besiktas besiktas1903 bestfriend1
bestfriends beverly1 bieber123 bigballs bigbird1 bigboobs bigboss1 bigboy12 bigfoot1 biggie12
bigmama1 bigman12 bigsexy1 billionaire billyboy bingo123 biohazard biologia biology1 birdman1
birmingham bismillah1 bitchass bitches2 bitcoin1 bitcoin12 bitcoin123 biteme69 bla12345 blackcat1
blackhawk blackjac blackman1 blackops blackout blacksabbath blaze420 bleach12 blessed123 blessed2
blessing1 blingbling blink1821 blizzard1 blogs123 blood123 blood4life blossom1 blowjob1 bluebell
bluebird1 blueblue bluemoon1 bluesky1 bluestar bmw12345 bmw325is bmx4life bobafett bobdylan bobobobo
bollocks1 bond007a bonehead bonheur1 bonjour1 bonjour123 bonjovi1 boobear1 booboo12 booboo123
bookmark bookworm boomboom1 borabora borussia bossman1 boston12 boston123 boxing12 boyfriend
bradford bradpitt brandon13 brandon3 brandon5 brandon7 brazil123 bretagne brewster bridget1
britneyspears brittany12 broncos7 brooklyn2 browneyes bruiser1 bruno123 bryant24 bubbles3 buckeye1
budapest budweiser1 bugsbunny1 bulldog12 bullfrog bullseye bumblebee1 bushido1 buster01 buster11
butterfl butterfly123 butterfly6 butterfly8 butterfly9 butters1 butthole bvp33w7epu byusdg23
c.ronaldo c123456789 cachorro cadillac1 caitlyn1 calculator caliente california1 camaro69 cambridge
cameron123 cameron2 camille12 campbell1 camping1 canada123 canadian candace1 candice1 candycane
candycane1 candygirl candygirl1 candyman1 capital1 capoeira captain12 captainamerica capucine
caramel1 carlitos1 carlos13 carlton1 carmelo15 caroline2 carolyn1 carpenter carter15 cartoon1
casey123 casino12 casper123 cassie12 cats1234 catwoman cbr600rr cecilia1 celine12 celtic123 celtic67
celtics1 central1 cerberus challenger champagne champions change1234 changeit changeme123 chantelle
charity1 charizard charlene1 charley1 charlie01 charlie3 charlie7 charlton charmaine charmed3
charming chase123 cheche12 checkers checkmate cheer101 cheer123 cheerleader cheese11 chelsea12
chelsea2 chelsey1 cherries cherries1 cherry12 chester12 chestnut chevelle1 chevrolet1 chevy123
chewbacca chiara12 chicago23 chicken! chicken12 chicken3 chihuahua chihuahua1 children1 children2
chipmunk chiquita1 chivas100 chivas12 chivas13 chocolate! chocolate123 chocolate3 chocolate7
chris1234 christelle christian2 christie christin christopher1 christopher123 chronic420 chuckie1
ciao1234 cinderella1 cinnamon1 cintaku1 cisco123 cisco1234 civic123 clarisse class2010 class2012
class2020 classof200 classof201 claudine claudio1 clemence clementine clemson1 cleopatra1 clinton1
cloud123 clueless cocksucker cococo12 coffee12 coleman1 college123 collins1 colocolo colors12
coltrane columbia1 columbus comcast1 commander company1 compaq123 compton1 computador computer123
computers concrete confused1 connect1 constantin continue contrase contrasena contrasena1 control1
converse1 cookie11 cookie13 cookiemons cookiemonster cookies123 cookies2 cool1234 coolbeans coolcat1
coolguy1 coolness copper12 corleone cornelia corona123 costarica cosworth coucou12 coucou123
cougars1 counterstrike countryboy countrygirl couponsc10 cowboy12 cowboys12 cowboys22 cowgirls
crackers crackhead1 crawford crazy1234 crazybitch crazygirl crazygirl1 crazylove creation creature
crevette criminal crimson1 crip4life cristian1 cristiano7 crocodile crosby87 crossfire crusader
cruzazul cruzazul1 crypto12 crypto123 crystal123 crystals cucciola cucumber cupcake12 cupcake123
cupcakes cutiepie12 cvzefh1gkc cycling1 d123456789 daddygirl1 daddyslilgirl daffodil daisydog
dakota12 dale1234 dallas12 dallas22 damian12 damian123 dancer12 daniel10 daniel13 daniel19 daniel22
danielle12 dark1234 darkangel1 darklord darkstar1 darlene1 darling1 darnell1 darrell1 darthvader
database dd123456 dddddddd ddzj39cb3 deadhead deadman1 deadpool deadpool1 death123 deathnote1
debian12 deborah1 december10 december19 december25 deeppurple deerhunter default1 default123
deftones1 demo1234 derp12!@ desember desmond1 desperado destiny12 destiny123 destiny2 destiny7
destroy1 destroyer detroit313 deusefiel deutschland developer devil123 devildog devilmaycry dfa72dfj
diablo12 diablo123 diablo2a diablo666 diamond12 diamond123 diana123 diciembre diego123 diesel12
digimon1 digital123 dilligaf dimadima dingdong1 dinosaur1 discover disney12 disney123 disneyland
disneyworld docker12 dodge123 dodgeram dodododo dogecoin doggie12 doghouse dollar12 dollars1
dolphin7 dominick dominik1 donald12 donald123 donaldduck donovan1 dontforget dontknow doodlebug
doom1234 doomsayer.2.7mords.v doomsayer.2.7mords.vv doraemon1 doudou12 dr.pepper dracula1 dragon10
dragon1234 dragon21 dragon22 dragon88 dragon99 dragonball1 dragoon1 dreamcast dreaming ducati99
duchess1 dude1234 dudedude dudeman1 dumbledore dutchess dynamite dynasty1 e3r4t5y6 eagles12
echizen18 eddie123 eduardo123 edward12 edward123 edwardcullen eeyore12 einstein1 eldorado electric1
electronics elisabetta elizabeth123 elizabeth3 elizaveta elliott1 elsalvador elvis123 elvispresley
emachines emachines1 emanuela emerald1 emerica1 emerson1 eminem12 eminem123 emotional engineer1
england66 enrique1 enter123 enterenter enterpri eqes606898 ertyuiop escorpion esmeralda1 estefania
eternal1 ethan123 ethereum ethereum1 europe123 everques everquest everything evil6666 evolution1
excalibu excellent expert12 explorer1 express1 extreme1 fabienne fabregas fabulous1 facebook123
faith123 falcon12 falcons7 fallout1 fallout4 falloutboy familia1 family12 familyguy fantasia
fantastic fantastic4 fantomas farmer12 father12 fearless feder_1941 felicity felix123 fenerbahce1907
ferdinand ferguson ferrari123 ferreira feyenoord fighter1 film@123 filomena finalfan finance1
find_pass fiorella fiorentina fireball1 firebird1 fireblade firefighter firefly1 fitness1 fk3456abc
fkbyjxrf flamingo1 flash123 flipflop flipper1 florence1 florencia florian1 fofofofo football!
football07 football08 football09 football123 football14 football15 football20 football24 football25
football32 football33 football34 football44 football55 football6 ford1234 fordf250 fordfocus
forever12 forever123 forever2 foreveryoung forex123 forex1234 forgot12 forgotten forrest1 fortnite1
fortnite123 forzainter forzaroma france12 france123 france98 francesca1 francesco1 francisca
frank123 frankenstein freak123 freebird1 freedom12 freedom123 freedom2 freedom7 freeman1 freestyle1
freeze112 friend12 friendly friends! friends12 friends3 friends4 friends4ev frodo123 frostmourne
fuck1234 fucker12 fucker123 fucker69 fuckers1 fucklove13 fuckme123 fuckmylife fuckoff123 fuckoff69
fucku123 fuckyou11 fuckyou21 fuckyou23 fuckyou4 fuckyou420 fuckyou6 fuckyou8 fuckyou9 fuckyoubit
fullmoon futurama fxzz75yer fyfnjkbq gabby123 gabriel123 gabriella1 galatasaray1905 galaxy12
galileo1 gallardo gambler1 gameboy1 gamecube1 ganesha1 gangsta2 gatorade gatorade1 gayathri gbhfvblf
gcheckout gears123 geheim123 genevieve george12 george123 georgie1 getout12 gettherefast
gfhjkmgfhjkm gggggggg ghblehjr ghbywtccf ghjcnjnfr ghostrider ginger01 giovanni1 giulia12 giuseppe1
gladiator1 glitter1 goaway12 godbless1 godblessme godhelpme godislove1 godlovesme godofwar godsmack1
gofish12 gohome12 goku1234 golden12 goldeneye goldfinger goldie12 goldstar goldwing golfclub
golfer12 golfgolf golfing1 gonzalez1 goodboy1 goodbye1 goodgirl1 goodlife goodluck1 goodtimes
google.com gordon12 gorgeous1 gorilla1 gorillaz gotmilk1 grace123 graduate graffiti grandkids
grateful green1234 greenbay greenbay1 greenday12 greeneyes greeneyes1 greenlantern greentea gregorio
grenouille gribouille gryffindor gtnhjdbx guadalupe1 guatemala guatemala1 guerrero guest123
guest1234 guilherme guinness1 guitar12 guitar123 guitarra gundam00 gundam12 gunsnroses gustavo1
gutierrez gwapoako gymnast1 gymnastics h2vwdubjx4 hacked12 hacker12 hackers1 haha1234 hahaha123
halflife2 hallo1234 hallohallo halo1234 halo2345 hamburger hamilton1 hammer123 hannah11 happy1234
happy2be happyface happyfeet harekrishna harley12 harley123 harleydavidson harleyquinn harrypotter1
haslo123 hastings heartbreak heartless heather123 heather2 heavenly heavymetal hedgehog hehehehe
heineken hejsan123 hell6666 hellboy1 hello123! hello12345 hellokitty1 hellomoto hellomoto1 helloween
hellyeah henderson hennessy henrique henry123 heritage hermosa1 heslo1234 heyheyhey hhhhhhhh
highland highschool hihihihi hilaryduff hillbilly hiphop12 history1 history278 hithere1 hitman47
hobbiton hockey10 hockey11 hockey123 hockey13 hogwarts holidays holland1 holly123 holyshit
holyspirit homer123 homework honda123 honda250 honeybunny hooligan horses12 hotchick hotchick1
hotmail123 hotpink1 hotshot1 hottie01 hottie11 hottie13 hotwheels howareyou hugoboss hulk1234
hulkhogan hummerh2 hunter11 hurricane1 husband1 huskers1 hustler1 hyderabad ichigo12 id6c3wr6un
idiot123 idontcare ihateyou! il0vey0u il0veyou ilikepie1 illidan1 illusion ilovealex1 iloveboys
iloveboys1 ilovecats ilovedogs iloveher ilovehim! ilovehim2 iloveindia ilovejosh ilovejosh1
ilovejusti ilovematt ilovematt1 iloveme12 ilovemike ilovemybab ilovemylife ilovemysel ilovenick1
ilovepussy iloveryan iloveyou0 iloveyou01 iloveyou08 iloveyou09 iloveyou15 iloveyou16 iloveyou4ever
iloveyou6 iloveyouba iloveyoubaby iloveyousomuch iloveyouu immortal1 impossible imthebest incubus1
independence india1234 indians1 infinity1 insane12 insomnia inspiron instagram instagram1 insurance
integra1 intermilan internazionale internet123 intrepid intruder invalid1 invest123 investor
investor1 iphone12 ironmaiden1 ironman3 isabel123 itachi12 italia123 italian1 italiano j1234567
jack1234 jackass123 jackdaniels jackie123 jackpot1 jackson123 jackson2 jaihanuman jamaica123
jamesbond1 janelle1 japanese jasmine12 jasmine3 jasper12 jasper123 jedimaster jeep1234 jefferson1
jehovah1 jenkins1 jennifer12 jennifer123 jennifer2 jerry123 jesse123 jessica! jessica01 jessica11
jessica13 jessica3 jessica7 jessie12 jesus101 jesus4me jesuscristo jetaime1 jetaime12 jfgvcqbuzug
jiefang007 jillian1 jingjing jobshop2002 jocelyn1 joejonas johanna1 john1234 john3166 john316a
johnathan1 johncena12 johnlock johnny12 johnny123 johnnydepp johnpaul joker1234 jonathan12
jonathan123 jonathon jordan10 jordan21 jordan22 jordan45 joseph12 joseph123 josephine1 joshua11
journey1 juanita1 julia123 julian123 juliana1 julianna julien12 junior12 junior13 jurassic justin01
justin10 justin11 justin13 juventus1 juventus10 k123456789 kacper12 kagome12 kakashi1 kamil123
karate12 karen123 karolina1 kassandra katarzyna kayleigh1 kazantip kennwort kenny123 kenshin1
kenworth kevin1234 keyboard1 keystone kickflip kickflip1 killbill1 killer13 killer23 killer666
killer69 killerbee killerman killers1 killjoy1 killzone kimberley kingdomhearts kingfisher kingston1
kirsten1 kisses12 kisskiss1 kissme12 kissme123 kitten12 kittens1 klapaucius klopklop knights1
knowledge knuckles kobe2424 kobebryant kochamcie kochanie kolawole koroleva kowalski krishna1
krokodil krzysztof kurtcobain l1nk3d1n l6ho3tg7wb ladybird lakers08 lakers123 lakeside lalaland
lampard8 lancaster landrover lauren12 lauren123 laurent1 leagueoflegends ledzeppelin legend12
legendary legends1 lenochka leonard1 leonidas lespaul1 letmein! letmein12 letmeinnow letmeout
letsgo12 lexmark1 lexor123 lfitymrf lifesucks1 lifetime liliana1 lilly123 limpbizkit lingling
linkedln linkinpark1 linux123 lions123 lipgloss lipgloss1 lipstick lisalisa littlebit littlebit1
littlemermaid livelife1 liverp00l liverpool123 liverpool2 liverpool5 liverpool9 liverpoolfc
livestrong ljxtymrf lkjhgfds lobster1 logan123 login123 login1234 lol123456 lolalola lollipop2
lollol12 lollol123 lollollol lolololo london2012 lonestar longhorn1 looking1 lordjesus
lordoftherings lorenzo12 lorraine1 losenord loser101 loser1234 lottery1 loulou12 love2007 love2008
love2love love4you love5683 loveable loveable1 lovebird loveforever lovegod1 lovehate lovehate1
loveisblind loveless1 lovelovelove lovely12 lovely123 lovely69 lover101 loverman lovers12 lovers123
loveu4ever loveyou! loveyou12 lucifer1 lucifer666 lucky1234 lucky777 lucky777! luckydog1 luckyme1
ludacris1 luigi123 lukasz12 lukasz123 m1234567 m1chp00h macarena machine1 madagaskar madalina
maddison madinina madison123 madison3 magandaako maggie01 maggie11 magician magicman magneto1
magnolia1 mahalkita1 mahalkoh maiyeuem majestic makaveli1 makemoney1 malachi1 malcolm1 mallorca
mallory1 mamacita mamasita mamochka management manager123 manchester1 mandarin mandrake mandy123
manhattan maniac12 manning18 manunited1 manutd123 maradona10 marcella marcin12 marcin123 marcopolo
marcus12 margarida margherita maria1234 mariajose mariana1 marihuana marina123 marine12 mario1234
marisol1 marlene1 marquis1 marriage marseille13 marshmallow martin12 martin123 martina1 martina12
martine1 martini1 marvin12 maryjane42 maryland maryland1 masamune mash4077 massage1 master01
master11 master1234 masterchief matahari mateusz1 mathieu1 matilda1 matrix12 matrix123 matteo12
matthew12 matthew123 matthew3 matthew7 matthieu maureen1 maxime12 mazafaka mazda323 mazdarx8
mcdonalds1 mckenzie1 meatball1 meatloaf medicina mega_pizdetz666 megatron melbourne melinda1
melissa12 melissa123 melissa2 memories mercedes123 merda123 merlin12 merlin123 mermaid1 messi10a
messi123 metalgear metalica metroid1 mexican13 miamor123 michael! michael01 michael10 michael11
michael13 michael4 michael5 michael8 michaela1 michaelj michaeljackson michal12 michelle123
michelle3 michoacan1 mickey12 mickeymous micorazon middleearth midnight12 midnite1 migrationschool
miguelito mikayla1 mikejones1 mikey123 milan123 milashka military milkshake1 milkyway millenium
millennium million1 millionaire millions minecraft1 minecraft123 minicooper minnesota minnie12
minouche mischief misiek12 mistress misty123 mitsubishi mivida123 mmmmmmmmmm mnbvcxzlkj mobster1
mohamed1 mollydog mom12345 momanddad momanddad1 mommy1234 mommyof2 momoney1 moncoeur monday123
money101 money1234 money4me moneymoney mongoose1 monika12 monitor1 monkey101 monkey1234 monkey14
monkey21 monkey99 monkeyboy monkeybutt monkeyman monkeyman1 monster12 monster2 monsters montecarlo
moonbeam moonshine moremoney morgan12 morgan123 moron123 morrowind moscow123 mostwanted mother12
motherfuck motherof3 motocross1 mudvayne mufasa12 muhammed multimedia mumbai123 munchkin1 murcielago
mushroom1 music4life musiclover musicman1 mustang12 mustang123 mustang69 mustangs1 mv46vkmz10
my.space my1space my204856 mybabies mybaby123 mychemicalromance mygirls2 mylinkedin mylove12
mypass12 mypass123 mypassword1 mysecret myspace0 myspace07 myspace14 myspace200 myspace21 myspace6
myspace69 myspace8 mysql123 mystery1 mystical nala1234 nanana12 napoleon1 napoli1926 narayana
naruto10 naruto11 naruto13 narutouzumaki nascar03 natalia12 natascha nathalie1 nathan01 nathan12
nathan123 nautilus nebraska need4speed needforspeed nemesis1 neopets12 neptune1 network123 nevermore
newpass1 newpass12 newport100 newstart newton12 newyork123 newyork2 newyorkcity newzealand neymar10
nickjonas nickolas nicolas123 nicole01 nicole10 nicole14 nicole15 nicole16 nicole21 nicole22
nicole23 nicole27 nigger123 ninja123 ninjas12 nirvana123 nissan123 nissan350z no1knows nobody12
nokia3310 nokia5200 nokia5300 nokia6233 nokia6600 nokian70 nokian95 nomber1a none1234 nopass12
nopasswd northside1 nosferatu nothing123 notredame november19 novembre noviembre nssadmin null1234
number10 number11 number12 number1a number23 numberone numero10 nursing1 nwo4life oblivion1 oceans11
october11 october12 october13 october14 october15 october2 october21 october22 october23 october31
october7 office12 office123 office365 offspring ohiostate olalekan olamilekan olanrewaju oldpass1
oldschool oliveira oliver12 oliver123 olivia12 olivia123 olivier1 olympique omg12345 omgomg12
one2three onedirection opelastra opendoor openup12 operation operator oracle12 orange11 oranges1
ordinateur oreo1234 ou29q6666 overdrive owt243ygbj p4ssword p@ssword pakistani palmeiras palmtree
pamela12 panasonic1 pancake1 pancakes pancakes1 pandabear papapapa paper123 paperino papichulo1
paranoid paris123 parola123 partizan pasquale pass12345 pass123456 pass@123 pass@word1 passer2010
passkey1 passphrase passw0rd! passw0rd1 passwd12 passwd123 password07 password08 password1!
password123! password12345 password16 password17 password18 password19 password20 password24
password33 password55 password77 password88 password@123 passwort123 pasword1 pathfinder patricio
patrick123 patrick2 patriots12 patrizia patryk12 paulina1 pauline1 payton34 peaceful peaceout
peaches2 peanut01 peanut123 peanutbutter peanuts1 pedro123 pegasus1 penelope1 penguins1 penny123
penthouse pentium4 people123 pepper01 pepper11 pepsicola perfect10 personal1 peterson pharmacy
philippe1 philippines philips1 phillies phillips phoenix123 physics1 picasso1 picture1 pilipinas
pimp1234 pimp4life pimpin101 pimpin12 pimpin69 pimping1 pink1234 pinkfloyd1 pinkpink pinky123
pioneer1 piramida pirate12 pistache pistons1 pizzahut playboy123 playboy2 player12 playgirl
playstation2 playtime pleasure poiuytre pokemon11 poker123 pokerface pokerstar polarbear polaris1
polska12 polska123 pontiac1 poochie1 pooh1234 poohbear12 poohbear2 poop1234 pooppoop1 popcorn123
popcorn2 popeye12 poppy123 poptart1 porcodio porkchop1 porsche9 postgres postgres1 poupette powerful
pppppppp pr1ncess prashant preacher predator1 president1 pretty12 pretty123 prettyboy prince123
princesita princess07 princess08 princess09 princess123 princess15 princess16 princess17 princess18
princess19 princess20 princess24 princess6 princess69 princess8 princess9 princeton principe
principessa pringles printer1 priscilla1 professor profit123 program1 programmer progress promise1
psycho12 pudding1 pumpkin12 puppydog puppylove puppylove1 purple01 purple10 purple22 purple23
q12345678 q1q1q1q1 q1q2q3q4 q1w2e3r4t5y6u7i8 qawsedrftg qaz12345 qaz123wsx qaz2wsx3 qazqazqaz
qazwsxed qscwdvefb quake123 quality123 queen123 queenie1 quentin1 question quiksilver qw123456
qwaszx123 qwe123asd qwedsazxc qwegta13091990 qwer12345 qwerqwer2 qwertasdf qwertasdfg qwerty00
qwerty01 qwerty10 qwerty12345a qwerty21 qwerty22 qwerty23 qwerty666 qwerty69 qwerty789 qwerty88
qwerty99 qwertyui1 qwertyuiop12 qwertz123 qwertzuiop r9lw4j8khx rachel12 rachel123 racing12
racing123 radiohead1 rafael123 raffaele raiders13 rainbow12 rainbow123 rainbow2 rainbow7 raistlin
rajkumar ramirez1 rammstein1 ramones1 randall1 rangers12 rangers1872 rasengan raspberry rasputin
rastafari rbotmvz954 reading1 ready2go realmadrid1 rebecca12 recovery red12345 reddevil reddragon
redhat12 redneck12 redred12 redrose1 redroses redsox04 reglisse reliance rememberme remington1
rencontre revelation revolver reymysterio reynolds rfhnjirf rhfcfdbwf rhjrjlbk richard123 richmond1
richrich riverplate riverside riverside1 rjhjktdf rjycnfynby roadking robert01 roberta1 robinson1
roblox123 rochelle1 rockandroll rocket12 rocketman rockstar12 rocky1234 rockyou1 rockyou123 rodrigo1
roma1927 romance1 romantic ronaldo123 roosevelt root1234 rootroot rosemarie rosemary1 rosie123
rossella rotterdam runner12 running1 russia123 rusty123 s1234567 s8ylpe9jdpvym sadie123 sagitarius
sailboat sailormo sairam123 sakura12 sakura123 salamander salamandra salasana salasana1 sales123
sam12345 samantha12 samantha123 samantha2 sammy1234 samsung12 samsung2 samuel01 samuel123 samurai1
sanandreas sandra12 sandra123 sangeeta sapphire1 sarajevo sarasara saraswati saratoga sassi123
sasuke12 sasuke123 saturday saturn12 sausages savanna1 saxophone sayang123 scanner1 scarlet1
scarlett1 schatz12 science1 scooby12 scooby123 scoobydoo2 scooter12 scorpions scott123 scottie1
scvmofas79 seahawks seahorse secret01 secret12 secret1234 secrets1 security123 senha1234 senha123456
senior06 senior07 seniors1 seniseviyorum sephirot september9 septiembre sepultura serendipity
sergio123 server12 service1 service123 sesame12 seven777 severine sextrime1 sexyass1 sexybabe
sexybabe1 sexybaby sexybaby1 sexyback sexyback1 sexybeast sexygirl12 sexygurl1 sexyman1 sexysexy
shadow22 shadow99 shadows1 shahrukh shakespeare shamrock1 shane123 sharingan sharon12 sharpie1
shearer9 sheffield shelby12 shelley1 sheridan sherman1 sherwood shevchenko shinigami shitface
shooter1 shooting shootingstar shorty12 shorty123 shorty13 sidekick1 sidekick3 siemens1 sierra12
sifre123 sifre1234 silver01 silver12 silver123 silverado1 simba123 simba1234 simon123 simone12
simone123 sinaloa1 sister12 sisters1 skating1 skeleton skinhead skyrim12 skywalker1 slamdunk
sleeping slimshady1 slipknot66 slipknot666 slovensko slytherin smarties smiles12 smiley12 smirnoff
smokeweed smokeweed1 smokey12 smokey123 snapple1 sneakers sniper12 sniper123 snoopdog snoopdogg
snoopy12 snoopy123 snoopydog snowwhite soccer01 soccer07 soccer08 soccer20 soccer24 soccer99
softball10 softball11 softball13 softball2 softball3 softball7 software1 soleil12 soleil123
solidsnake somebody someone1 sommer123 sonic123 sonic1234 sonnenschein sophie12 sophie123 soulmates
southern southern1 southpole1 space123 spaghetti spanish1 spanky12 sparky12 sparky123 spartacus
speaker1 speedway spike123 splinter spoiled1 spongebob123 spongebob3 spring123 spring2023 spring2024
springer sqlserver squall12 squarepants srilanka ssssssss ssssssssss stanislav star1234 starcraft2
stardust1 starfire starfish1 starlight1 starstar startrek1 starwars12 starwars123 starwars2
starwars3 stefano1 stella123 steve123 steven12 steven123 stewie12 stonecold1 strawber strawberry1
student123 students stupid12 stupid123 subaru12 success12 success123 sugar123 summer05 summer2010
summer2020 summer2021 summer2022 summer2023 summer2024 summer99 sunday123 sunderland sunlight
sunny1234 sunnyday sunrise1 sunsh1ne sunshine! sunshine01 sunshine11 sunshine123 supergirl1
superman! superman10 superman11 superman123 superman13 superman23 superman5 supermario supernatural
supersonic support1 support123 surabaya surenos13 surfer12 surprise suzanne1 suzuki12 sweet16a
sweetgirl sweetheart1 sweetlove sweety12 swinger1 sydney12 sylvain1 sylvanas sylvia12 syracuse
system12 system32 tajmahal tangerine tartaruga tatiana1 taylor01 taylor10 taylor11 taylor13
tazmanian teacher123 teamomucho technology tecktonik tekken12 telephone1 televisi temporary tenerife
tennessee tennessee1 tennis12 tequiero1 tequieromucho tequila1 teresa12 terminal terminator2
terrell1 test123! test12345 test123456 tester123 testing12 testtest1 texas123 thankyou1 thebeatles
theboss1 thedoors thegreat1 thegreat123 thematrix theonly1 thepassword theused1 thibault thisisme
thomas01 thomas11 thomas22 thompson1 thor1234 thunder12 thunder123 thunderbird thursday tiamo123
tifa1234 tiger1234 tigerlily tigers12 tigger11 tigger13 tigger22 timoxa94 tinkerbe tinkerbel1
tinkerbell1 titanium titleist tkbpfdtnf tmnet123 together1 tomcat12 tommyboy tomorrow toor1234
topbutton tornado1 toronto1 totoro12 toyota123 trabzonspor tractor1 trader12 trader123 trading1
trading123 training transformers trenton1 trex1234 tricolor trinidad1 trinitron triplets trojans1
tropical trustme1 trustnoone tucker12 tunafish tupac123 turkiye1 tweety12 tweety123 tweetybird
twelve12 twilight12 twilight123 twinkie1 twinkle1 twisted1 twister1 tyrone12 ubuntu12 uchiha12
ultima12 underoath1 underworld unicorn123 universal1 universe1 unreal12 user1234 user12345 username
vacation1 valentina1 valeria1 valhalla vampire12 vanessa123 vanhalen vasilisa vegeta12 venezuela
veronique vfntvfnbrf victoire victor123 victoria123 victory123 viking12 villanueva vincent12
vinicius vittoria vittorio vodka123 voldemort w2e3r4t5 w5tn36alfw wareagle warhammer1 warning1
wasd1234 washington1 waterpolo weare138 webmaster wedding1 wednesday weed4201 weedman1 weird123
welcome! welcome01 welcome123! welcome1234 welkom01 welkom12 welkom123 weronika werty123 wertyuio
westcoast western1 westlife1 westside13 wetpussy whatever12 whatever123 whatever2 whatthefuck
whiskers1 white123 whiteboy1 whitesox whitesox1 whocares1 wildfire wilfried william12 william123
willow12 wilson12 winchester windows10 windowsxp winner12 winner123 winners1 winnie12 winniethepooh
winning1 winston12 winter12 winter123 winter2020 winter2021 winter2022 winter2023 winter2024
wireless wisconsin wishbone wizard12 wizards1 woaini520 woaiwojia wolfpack1 woofwoof woshiyazi
wrestlemania wrestler wwwwwwww wz362308 x3luym2mmj x99qomx561 xblhintb9w xbox3600 xboxlive xmen1234
xsw21qaz xtseo2011tdx xxxxxxxxxx yamaha123 yangyang yankees123 yellow11 yellow22 yesenia1 yesterday
yjdsqgfhjkm yogibear yourmom! yourmom2 yourpassword yousuck2 youtube123 yoyoyoyo yugioh12
z0102030405 z1234567 z123456789 z1x2c3v4b5 zacefron zacharias zanzibar zaq12345 zaq123456
zaq12wsxcde zaq1zaq1 zaragoza zelda123 zelda1234 zeppelin1 zerocool zidane10 zimmer483 zombie12
zombie123 zxc12345 zxc123456 zxcasd123 zxcvasdf zxcvb12345 zxcvbn123 zxcvbnm, zxcvzxcv zxczxczxc
zzs000000 zzzzzzzzzz
`
