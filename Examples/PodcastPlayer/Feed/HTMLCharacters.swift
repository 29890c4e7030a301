/// The characters that HTML has names for, as far as texts use them.
enum HTMLCharacters {
  /// The character of a name such as `hellip`; nil for a name that is not known.
  static func named(_ name: some StringProtocol) -> Unicode.Scalar? { byName[String(name)] }

  /// Whether a name counts without a semicolon behind it. Those are the names of the first HTML.
  static func isComplete(_ name: some StringProtocol) -> Bool { withoutSemicolon.contains(String(name)) }

  /// The character of a number; nil for one that no text has. Numbers from 0x80 to 0x9F are meant as bytes of Windows.
  static func numbered(_ number: UInt32) -> Unicode.Scalar? {
    if (0x80...0x9F).contains(number) { return WesternText.scalar(UInt8(number)) }
    let isControl = number < 0x20 && ![0x09, 0x0A, 0x0D].contains(number) || number == 0x7F
    return isControl || (0xFFFE...0xFFFF).contains(number) ? nil : Unicode.Scalar(number)
  }

  private static let byName: [String: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: table.split(whereSeparator: \.isWhitespace).compactMap { entry in
      let parts = entry.split(separator: "=")
      return UInt32(parts[1], radix: 16).flatMap(Unicode.Scalar.init).map { (String(parts[0]), $0) }
    })

  private static let withoutSemicolon = Set(oldNames.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Names with the numbers of their characters.
  private static let table = """
    Tab=9 NewLine=A excl=21 QUOT=22 quot=22 num=23 dollar=24 percnt=25 AMP=26 amp=26 apos=27 lpar=28 rpar=29 ast=2A plus=2B comma=2C
    period=2E sol=2F colon=3A semi=3B LT=3C lt=3C equals=3D GT=3E gt=3E quest=3F commat=40 lbrack=5B lsqb=5B bsol=5C rbrack=5D
    rsqb=5D Hat=5E lowbar=5F DiacriticalGrave=60 grave=60 lbrace=7B lcub=7B VerticalLine=7C verbar=7C vert=7C rbrace=7D rcub=7D
    NonBreakingSpace=A0 nbsp=A0 iexcl=A1 cent=A2 pound=A3 curren=A4 yen=A5 brvbar=A6 sect=A7 uml=A8 COPY=A9 copy=A9 ordf=AA laquo=AB
    not=AC shy=AD REG=AE reg=AE macr=AF deg=B0 plusmn=B1 sup2=B2 sup3=B3 acute=B4 micro=B5 para=B6 CenterDot=B7 centerdot=B7
    middot=B7 cedil=B8 sup1=B9 ordm=BA raquo=BB frac14=BC frac12=BD half=BD frac34=BE iquest=BF Agrave=C0 Aacute=C1 Acirc=C2
    Atilde=C3 Auml=C4 Aring=C5 angst=C5 AElig=C6 Ccedil=C7 Egrave=C8 Eacute=C9 Ecirc=CA Euml=CB Igrave=CC Iacute=CD Icirc=CE Iuml=CF
    ETH=D0 Ntilde=D1 Ograve=D2 Oacute=D3 Ocirc=D4 Otilde=D5 Ouml=D6 times=D7 Oslash=D8 Ugrave=D9 Uacute=DA Ucirc=DB Uuml=DC
    Yacute=DD THORN=DE szlig=DF agrave=E0 aacute=E1 acirc=E2 atilde=E3 auml=E4 aring=E5 aelig=E6 ccedil=E7 egrave=E8 eacute=E9
    ecirc=EA euml=EB igrave=EC iacute=ED icirc=EE iuml=EF eth=F0 ntilde=F1 ograve=F2 oacute=F3 ocirc=F4 otilde=F5 ouml=F6 divide=F7
    oslash=F8 ugrave=F9 uacute=FA ucirc=FB uuml=FC yacute=FD thorn=FE yuml=FF Amacr=100 amacr=101 Abreve=102 abreve=103 Aogon=104
    aogon=105 Cacute=106 cacute=107 Ccirc=108 ccirc=109 Cdot=10A cdot=10B Ccaron=10C ccaron=10D Dcaron=10E dcaron=10F Dstrok=110
    dstrok=111 Emacr=112 emacr=113 Edot=116 edot=117 Eogon=118 eogon=119 Ecaron=11A ecaron=11B Gcirc=11C gcirc=11D Gbreve=11E
    gbreve=11F Gdot=120 gdot=121 Gcedil=122 Hcirc=124 hcirc=125 Hstrok=126 hstrok=127 Itilde=128 itilde=129 Imacr=12A imacr=12B
    Iogon=12E iogon=12F Idot=130 imath=131 inodot=131 IJlig=132 ijlig=133 Jcirc=134 jcirc=135 Kcedil=136 kcedil=137 kgreen=138
    Lacute=139 lacute=13A Lcedil=13B lcedil=13C Lcaron=13D lcaron=13E Lmidot=13F lmidot=140 Lstrok=141 lstrok=142 Nacute=143
    nacute=144 Ncedil=145 ncedil=146 Ncaron=147 ncaron=148 napos=149 ENG=14A eng=14B Omacr=14C omacr=14D Odblac=150 odblac=151
    OElig=152 oelig=153 Racute=154 racute=155 Rcedil=156 rcedil=157 Rcaron=158 rcaron=159 Sacute=15A sacute=15B Scirc=15C scirc=15D
    Scedil=15E scedil=15F Scaron=160 scaron=161 Tcedil=162 tcedil=163 Tcaron=164 tcaron=165 Tstrok=166 tstrok=167 Utilde=168
    utilde=169 Umacr=16A umacr=16B Ubreve=16C ubreve=16D Uring=16E uring=16F Udblac=170 udblac=171 Uogon=172 uogon=173 Wcirc=174
    wcirc=175 Ycirc=176 ycirc=177 Yuml=178 Zacute=179 zacute=17A Zdot=17B zdot=17C Zcaron=17D zcaron=17E fnof=192 circ=2C6 tilde=2DC
    Alpha=391 Beta=392 Gamma=393 Delta=394 Epsilon=395 Zeta=396 Eta=397 Theta=398 Iota=399 Kappa=39A Lambda=39B Mu=39C Nu=39D Xi=39E
    Omicron=39F Pi=3A0 Rho=3A1 Sigma=3A3 Tau=3A4 Upsilon=3A5 Phi=3A6 Chi=3A7 Psi=3A8 Omega=3A9 ohm=3A9 alpha=3B1 beta=3B2 gamma=3B3
    delta=3B4 epsilon=3B5 zeta=3B6 eta=3B7 theta=3B8 iota=3B9 kappa=3BA lambda=3BB mu=3BC nu=3BD xi=3BE omicron=3BF pi=3C0 rho=3C1
    sigmaf=3C2 sigma=3C3 tau=3C4 upsilon=3C5 phi=3C6 chi=3C7 psi=3C8 omega=3C9 thetasym=3D1 upsih=3D2 piv=3D6 ensp=2002 emsp=2003
    emsp13=2004 emsp14=2005 numsp=2007 puncsp=2008 ThinSpace=2009 thinsp=2009 VeryThinSpace=200A hairsp=200A ZeroWidthSpace=200B
    zwnj=200C zwj=200D lrm=200E rlm=200F dash=2010 hyphen=2010 ndash=2013 mdash=2014 horbar=2015 Verbar=2016 Vert=2016
    OpenCurlyQuote=2018 lsquo=2018 CloseCurlyQuote=2019 rsquo=2019 rsquor=2019 lsquor=201A sbquo=201A OpenCurlyDoubleQuote=201C
    ldquo=201C CloseCurlyDoubleQuote=201D rdquo=201D rdquor=201D bdquo=201E ldquor=201E dagger=2020 Dagger=2021 bull=2022
    bullet=2022 nldr=2025 hellip=2026 mldr=2026 permil=2030 prime=2032 Prime=2033 lsaquo=2039 rsaquo=203A oline=203E caret=2041
    frasl=2044 MediumSpace=205F NoBreak=2060 InvisibleTimes=2062 InvisibleComma=2063 euro=20AC incare=2105 image=2111 numero=2116
    copysr=2117 weierp=2118 real=211C rx=211E TRADE=2122 trade=2122 Zopf=2124 alefsym=2135 frac13=2153 frac23=2154 frac15=2155
    frac25=2156 frac35=2157 frac45=2158 frac16=2159 frac56=215A frac18=215B frac38=215C frac58=215D frac78=215E larr=2190 uarr=2191
    rarr=2192 darr=2193 harr=2194 nwarr=2196 nearr=2197 searr=2198 swarr=2199 rarrw=219D map=21A6 crarr=21B5 lArr=21D0 uArr=21D1
    rArr=21D2 dArr=21D3 hArr=21D4 forall=2200 part=2202 exist=2203 empty=2205 nabla=2207 isin=2208 notin=2209 ni=220B prod=220F
    sum=2211 minus=2212 lowast=2217 radic=221A prop=221D infin=221E ang=2220 and=2227 or=2228 cap=2229 cup=222A int=222B there4=2234
    therefore=2234 becaus=2235 because=2235 sim=223C cong=2245 approx=2248 asymp=2248 approxeq=224A ne=2260 equiv=2261 le=2264
    ge=2265 sub=2282 sup=2283 nsub=2284 sube=2286 supe=2287 oplus=2295 otimes=2297 perp=22A5 sdot=22C5 lceil=2308 rceil=2309
    lfloor=230A rfloor=230B telrec=2315 target=2316 block=2588 blk14=2591 squ=25A1 square=25A1 blacksquare=25AA squf=25AA utrif=25B4
    utri=25B5 rtrif=25B8 rtri=25B9 dtrif=25BE dtri=25BF ltrif=25C2 ltri=25C3 loz=25CA cir=25CB starf=2605 star=2606 phone=260E
    female=2640 male=2642 spades=2660 spadesuit=2660 clubs=2663 clubsuit=2663 hearts=2665 heartsuit=2665 diamondsuit=2666 diams=2666
    sung=266A flat=266D natural=266E sharp=266F check=2713 checkmark=2713 cross=2717 lang=27E8 rang=27E9 lozf=29EB
    """

  private static let oldNames = """
    AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave Euml GT Iacute Icirc Igrave Iuml LT Ntilde
    Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN Uacute Ucirc Ugrave Uuml Yacute aacute acirc acute aelig agrave amp aring
    atilde auml brvbar ccedil cedil cent copy curren deg divide eacute ecirc egrave eth euml frac12 frac14 frac34 gt iacute icirc
    iexcl igrave iquest iuml laquo lt macr micro middot nbsp not ntilde oacute ocirc ograve ordf ordm oslash otilde ouml para plusmn
    pound quot raquo reg sect shy sup1 sup2 sup3 szlig thorn times uacute ucirc ugrave uml uuml yacute yen yuml
    """
}
