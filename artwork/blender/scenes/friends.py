"""Three friends in a row."""

import meshes
import stage
from people import Person
from shapes import DETAIL


def build(picture):
    H = DETAIL
    a = Person(
        '#F2C29B',
        hands={-1: (-0.5, -0.16, 0.5), 1: (0.6, -0.3, 1.02)},
        elbows={-1: (-0.56, 0.06, 0.68), 1: (0.62, -0.06, 0.66)},
        face='open',
        grip={-1: 'relax', 1: 'open'},
        h=H,
    )
    a.body().brows('#3A2416').hair('short', '#3A2416').pants('#31435F').hoodie(
        'banana', trim='cream', top=1.02, bottom=0.46
    )
    a.shoes('white', 'cream', toe='cream')
    a.place((-1.05, 0, 0), 10)
    b = Person(
        '#A96E47', hands={-1: (-0.46, -0.24, 0.56), 1: (0.46, -0.24, 0.56)}, face='smile', h=H
    )
    b.body().brows('#1C120C').hair('curly', '#1F140E').pants('#E7D9BC').jacket('#2C6A50')
    b.shoes('#2B2A33', 'white')
    b.glasses('ink', 0.115)
    b.place((0, 0, 0), 0)
    c = Person('#F6D2B4', hands={-1: (-0.46, -0.2, 0.54), 1: (0.36, -0.34, 0.7)}, face='smile', h=H)
    c.body().brows('#7A3E1C').hair('bob', '#B4561F').skirt('#F2694F').jacket(
        '#F3E5C8', shirt='#FFC93C', bottom=0.5
    )
    c.shoes('#7A3E1C', 'cream')
    c.place((1.05, 0, 0), -10)
    meshes.sweep('#DCE9F5')
    stage.studio(
        key=1150, fill=80, rim=480, ks='#FFFCF8', fs='#FFFFFF', amb=0.1, top=40, scale=1.15
    )
    stage.camera((0, -10.6, 1.5), (0, 0, 1.0), 84)
