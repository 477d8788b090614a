/** Garments are cut to one set of measures, so that a shopper who knows her size knows it in each of them. */
export const clothes = {
  dress: `Size,UK,Bust,Waist,Hips
S,8–10,84–89 cm,66–71 cm,92–97 cm
M,12,90–95 cm,72–77 cm,98–103 cm
L,14,96–101 cm,78–83 cm,104–109 cm
XL,16,102–108 cm,84–90 cm,110–116 cm
XXL,18,109–115 cm,91–97 cm,117–123 cm

Measure over your underwear, with the tape level. Between two sizes, take the larger one: the seams have room to be taken in.`,
  shirt: `Size,Collar,Chest,Sleeve,Length
S,38 cm,96 cm,62 cm,74 cm
M,40 cm,102 cm,64 cm,76 cm
L,42 cm,110 cm,66 cm,78 cm
XL,44 cm,118 cm,67 cm,80 cm
XXL,46 cm,126 cm,68 cm,82 cm

These are the measures of the shirt itself. Lay one that fits you flat and compare.`,
  skirt: `Size,Waist,Hips,Length
S,66–71 cm,92–97 cm,88 cm
M,72–77 cm,98–103 cm,89 cm
L,78–83 cm,104–109 cm,90 cm
XL,84–90 cm,110–116 cm,91 cm
XXL,91–97 cm,117–123 cm,92 cm`,
  trousers: `Size,Waist,Hips,Inside leg
S,72–77 cm,90–95 cm,79 cm
M,78–83 cm,96–101 cm,80 cm
L,84–90 cm,102–107 cm,81 cm
XL,91–97 cm,108–114 cm,82 cm
XXL,98–105 cm,115–121 cm,82 cm

The drawstring takes in up to 8 cm.`,
  jacket: `Size,Chest,Shoulder,Sleeve,Length
S,104 cm,44 cm,61 cm,62 cm
M,110 cm,46 cm,63 cm,64 cm
L,118 cm,48 cm,65 cm,66 cm
XL,126 cm,50 cm,66 cm,68 cm

Measures of the jacket: there is room for a jumper.`,
  robe: `Size,UK,Chest,Length,Sleeve
S/M,8–12,116 cm,109 cm,43 cm
L/XL,14–18,132 cm,113 cm,44 cm

It is meant to fall loosely.`,
}

export const europeanShoes = `EU,UK,US women,Foot length
36,3.5,5.5,22.8 cm
37,4,6,23.5 cm
38,5,7,24.1 cm
39,6,8,24.8 cm
40,6.5,8.5,25.4 cm
41,7.5,9.5,26.1 cm
42,8,10,26.8 cm

Stand on a sheet of paper, heel to the wall, and measure to your longest toe. Half sizes take the larger one.`

export const britishShoes = `UK,EU,US men,Foot length
4,37,5,23.3 cm
5,38,6,24.1 cm
6,39,7,25.0 cm
7,41,8,25.8 cm
8,42,9,26.7 cm
9,43,10,27.5 cm
10,44,11,28.4 cm

Measure in the evening, in the socks that you will wear.`

export const heads = `Size,Around the head,UK hat size
56 cm,55.5–56.5 cm,6 7/8
57 cm,56.5–57.5 cm,7
58 cm,57.5–58.5 cm,7 1/8
59 cm,58.5–59.5 cm,7 1/4
60 cm,59.5–60.5 cm,7 3/8
61 cm,60.5–61.5 cm,7 1/2

Lay the tape above the ears and the eyebrows. A finger should fit under it.`
