import QtQuick

ListView {
  id: root
  property int selectedId: 0
  clip: true
  model: rowsModel
  reuseItems: true

  delegate: Rectangle {
    required property int rid
    required property string rlabel
    width: 800
    height: 24
    color: root.selectedId === rid ? "red" : "white"

    Row {
      spacing: 4
      Text { text: rid; width: 60 }
      Item {
        width: 400
        height: 22
        Text { text: rlabel }
        MouseArea { anchors.fill: parent; onClicked: root.selectedId = rid }
      }
      Item {
        width: 22
        height: 22
        Text { text: "x" }
        MouseArea { anchors.fill: parent }
      }
    }
  }
}
