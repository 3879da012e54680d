"""Awkward wishes, and the languages among which an answer is looked for."""

SHIPPED = (
    "en en-GB de de-CH fr fr-CA nl ja pl ar es es-419 it pt pt-PT ru tr ko zh zh-Hant da sv nb ro"
).split()
WIDE = SHIPPED + (
    "uk cs sk bg hr sr sr-Latn sl lt lv et fi hu el he fa ur hi bn ta te mr gu kn ml pa th vi id ms fil sw am ka hy az "
    "kk uz ky mn km lo my ne si sq mk bs is ga cy eu gl ca af zu jv or"
).split()

WISHES = """
zh zh-CN zh-SG zh-MY zh-HK zh-MO zh-TW zh-AU zh-Hans zh-Hant zh-Hans-HK zh-Hans-TW zh-Hans-CN zh-Hant-CN zh-Hant-SG
zh-Hant-MO zh-Latn zh-Latn-pinyin zh-Bopo cmn cmn-Hant cmn-Hant-TW zh-cmn zh-cmn-Hans-CN zh-guoyu zh-yue zh-yue-HK
zh-min-nan zh-hakka yue yue-Hans yue-HK wuu nan lzh zh-CHT
sr sr-RS sr-ME sr-BA sr-XK sr-RO sr-Latn sr-Latn-RS sr-Latn-BA sr-Cyrl sr-Cyrl-ME sr-Cyrl-RS sr-CS sr-YU sh sh-RS sh-BA
sh-Cyrl hbs cnr cnr-ME scc scr hr hr-BA bs bs-Cyrl bs-Latn-BA mk
no no-NO nn nn-NO nb nb-NO nb-SJ no-bok no-nyn no-NO-NY nor nob nno da da-GL sv sv-FI fo is
pt pt-BR pt-PT pt-AO pt-MO pt-CH pt-TL pt-GW pt-US pt-TP pt-Latn-PT por pt-620
es es-ES es-MX es-AR es-PR es-US es-GQ es-EA es-PH es-IC es-BZ es-419 es-005 es-Latn-MX es-484 es-724 spa
en en-US en-GB en-AT en-001 en-150 en-IN en-AU en-CA en-ZA en-PR en-PH en-Shaw en-Dsrt en-Latn en-Latn-US en-Latn-GB
en-Latn-AU en-UK en-840 en-826 en-US-posix en-US-u-va-posix en-GB-oed en-GB-oxendict en-scotland en-GB-scotland
en-ZZ en-Zzzz eng en-x-own en-basiceng
de de-DE de-AT de-CH de-LI de-LU de-BE de-DD de-276 de-756 de-1901 de-CH-1901 de-CH-1996 de-AT-1996 de-x-own
de-Latn-CH de-Latn de-Latf de-Cyrl deu ger gsw gsw-CH nds bar vmf ksh lb lb-LU fy fy-NL af af-NA nl nl-BE vls li dut
fr fr-FR fr-CA fr-CH fr-HT fr-Latn-CA fra fre fr-419 frp oc wa br co
ja ja-JP ja-Latn ja-Hira ja-Latn-hepburn-heploc ja-JP-JP ko ko-KP ko-Hang ko-Kore-KR
ar ar-EG ar-001 ar-Latn arb arz apc he iw iw-IL yi ji id in in-ID jv jw fa fa-AF prs pes tg ur ur-IN ur-Latn
az az-Latn az-Arab az-Cyrl az-Cyrl-AZ az-IR azj uz uz-Cyrl uz-Arab uz-AF uz-CN pa pa-IN pa-Arab pa-PK pa-Guru-PK
kk kk-CN kk-Arab ky ky-CN ky-Latn mn mn-CN mn-Mong khk tk tt ug
hi hi-IN hi-Latn hi-Latn-IN bn-BD mr ks-Deva ks sd-Deva ne npi bho
ms ms-Arab ms-BN ms-CC ms-ID zsm may fil tl tl-PH tgl ceb sw sw-CD swc swh zu xh
ru ru-UA ru-Latn be be-Latn uk uk-RU rus mo mo-MD mol ro ro-MD ro-Cyrl gag tr tr-CY crh ku ckb kmr ku-Arab
ca ca-valencia ca-ES-valencia ca-AD gl gl-PT ast an eu it it-CH it-SM lmo sc rm pl szl csb cs sk sl sl-rozaj
sl-rozaj-biske el el-polyton el-Latn gre ga ga-Latg gd cy ekk lvs hy hyw als sq sqi my-BU bs-YU
und und-DE und-CH und-AT und-Hant und-Hans und-Cyrl und-Latn und-Arab und-419 und-150 und-001 und-TW und-HK und-BR
und-BE und-IN und-US und-GB und-CA und-XK und-Hebr und-AQ und-276 und-x-own und-t-de
mul zxx mis root qaa xx xx-DE tlh i-klingon i-lux i-enochian art-lojban i-default sgn-DE sgn-BE-FR
C POSIX C.UTF-8 C@euro posix c de_AT.UTF-8@euro de_CH.ISO-8859-1 en_GB.UTF-8 sr_RS@latin sr_RS.UTF-8@latin sr_ME.UTF-8
be_BY@latin uz_UZ@cyrillic ca_ES.UTF-8@valencia zh_TW.Big5 zh_CN.GB18030 nb_NO.UTF-8 no_NO.ISO-8859-1 iw_IL.UTF-8
zh_CN_#Hans ja_JP_JP
DE de-ch DE_ch PT_PT pt_br ES-419 ZH-HANT-tw zh_hant_hk ZH_tw SR-LATN EN_gb eN-uS FR_ca I-KLINGON ART-LOJBAN IW ROOT
DE-U-NU-LATN de_DE_u_nu_latn
de-u-nu-arab de-CH-u-co-phonebk ar-EG-u-nu-latn en-u-rg-gbzzzz en-US-u-rg-dezzzz de-u-sd-chzh pt-u-rg-ptzzzz
th-u-nu-thai zh-u-co-stroke ja-t-it ja-JP-u-ca-japanese en-t-de-m0-und fr-CA-t-en zh-Hant-x-own en-GB-x-own-u-nu x-own
x-de zh-TW-u-co-zhuyin
e - _ de- -de de--CH de-CHE-DE de-u de-x de-x-123456789 de-ü 漢 !! 123 419 150 d3 de-CH-DE-AT a-DE toolonglanguage
de/CH de.CH de:en german deutsch English
""".split() + [
    "", " ", " de", "de ", "de CH", "\u2003de", "de\0", "\0", "de\0CH", "de-CH\n", "\u2068de", "ｄｅ", "de\u2010CH",
    "d\u0435", "DE\u0130",
    "de-" * 100 + "de", "x" * 200, "de-x-" + "-".join(["abcdefgh"] * 12), "de-x-" + "-".join(["abcdefgh"] * 13),
    "de." + "x" * 200,
]
