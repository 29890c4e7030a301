extension GestureState: DynamicProperty {}
